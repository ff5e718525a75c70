import { decimal } from '../italian.ts'
import type { FormulaLine } from '../written-phase.ts'

type Quantity = Pick<FormulaLine, 'quantita_g' | 'quantita_ml' | 'gocce'>

/** Quantity of a product in the bowl: '40 g', '60 ml', '1 g (20 gocce)'; empty if the formula has none. */
export const lineQuantity = ({ quantita_g: grams, quantita_ml: millilitres, gocce: drops }: Quantity): string => {
  if (grams !== null) return drops === undefined ? `${decimal(grams)} g` : `${decimal(grams)} g (${drops} gocce)`
  return millilitres === null ? '' : `${decimal(millilitres)} ml`
}
