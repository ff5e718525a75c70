import { rowsOf } from './csv.ts'
import { FIBRE } from './tables/tables.ts'

type FibreRow = { readonly lift: number; readonly porosity: number }

const ROWS: ReadonlyMap<string, FibreRow> = new Map(
  rowsOf<'kind' | 'value' | 'lift' | 'porosity'>(FIBRE).map(({ kind, value, lift, porosity }) => [
    `${kind} ${value}`,
    { lift: Number(lift), porosity: Number(porosity) },
  ]),
)

/** Effect of a fibre, condition, history or place on the result of a bowl (`tables/fibre.csv`). */
export const fibreRow = (kind: 'fibre' | 'condition' | 'history' | 'place', value: string): FibreRow =>
  ROWS.get(`${kind} ${value}`) ?? { lift: 1, porosity: 0 }
