import type { FormulaLine } from '@riflesso/consultation'

/** The product with its mixing ratio, which does not wrap alone: 'Ossidante 20 vol (6%) · 1:1,5'. */
export const productOf = ({
  prodotto,
  rapporto_miscelazione: ratio,
}: Pick<FormulaLine, 'prodotto' | 'rapporto_miscelazione'>): string =>
  ratio === null ? prodotto : `${prodotto}\u00A0·\u00A0${ratio}`

/** The amount of every line of a bowl, in grams or millilitres, and the volumes of its developer; null without one. */
export const amountsIn = (formula: readonly FormulaLine[]) => ({
  grams: formula.map(({ quantita_g, quantita_ml }) => quantita_g ?? quantita_ml),
  developerVolume: formula.find(({ ossidante_vol }) => ossidante_vol !== null)?.ossidante_vol ?? null,
})
