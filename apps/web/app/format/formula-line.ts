import { decimal } from './numbers.ts'

type Line = {
  readonly prodotto: string
  readonly quantita_g: number | null
  readonly quantita_ml: number | null
  readonly rapporto_miscelazione: string | null
  /** A corrector on pale hair is counted in drops. */
  readonly gocce?: number | undefined
}

/** How much of a product goes into the bowl: '40 g', '60 ml', '1 g (20 gocce)'; empty when the formula does not say. */
export function quantityOf({ quantita_g: grams, quantita_ml: millilitres, gocce: drops }: Line): string {
  if (grams !== null) return drops === undefined ? `${decimal(grams)} g` : `${decimal(grams)} g (${drops} gocce)`
  return millilitres === null ? '' : `${decimal(millilitres)} ml`
}

/** The product with its mixing ratio, which never stands alone on a line: 'Ossidante 20 vol (6%) · 1:1,5'. */
export const productOf = ({ prodotto, rapporto_miscelazione: ratio }: Line): string =>
  ratio === null ? prodotto : `${prodotto}\u00A0·\u00A0${ratio}`
