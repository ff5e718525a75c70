import { rowsOf } from './csv.ts'
import { FIBRE } from './tables/tables.ts'

type FibreRow = { readonly lift: number; readonly porosity: number }

type Kind = 'fibre' | 'condition' | 'history' | 'place'

const TABLE = rowsOf<'kind' | 'value' | 'lift' | 'porosity'>(FIBRE)
const rowsOfKind = (of: Kind): ReadonlyMap<string, FibreRow> =>
  new Map(
    TABLE.filter(({ kind }) => kind === of).map(({ value, lift, porosity }) => [
      value,
      { lift: Number(lift), porosity: Number(porosity) },
    ]),
  )
const ROWS: Readonly<Record<Kind, ReadonlyMap<string, FibreRow>>> = {
  fibre: rowsOfKind('fibre'),
  condition: rowsOfKind('condition'),
  history: rowsOfKind('history'),
  place: rowsOfKind('place'),
}
const NO_EFFECT: FibreRow = { lift: 1, porosity: 0 }

/** Effect of a fibre, condition, history or place on the result of a bowl (`tables/fibre.csv`). */
export const fibreRow = (kind: Kind, value: string): FibreRow => ROWS[kind].get(value) ?? NO_EFFECT
