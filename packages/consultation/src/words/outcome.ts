import type { ReflectDifference } from '@riflesso/colorimetry'
import { inHalves } from '../italian.ts'

/** After a difference that the error bars explain. */
export const INSIDE_ERROR = 'dentro l’incertezza'

export const OUTCOME_WORDS = {
  reached: 'raggiunto',
  lighter: 'più chiaro',
  darker: 'più scuro',
  thanExpected: 'del previsto',
  /** 'mogano invece di dorato'. */
  insteadOf: ' invece di ',
  unreadable: 'riflesso non leggibile in foto',
  noLightsSeen: 'stacchi di colore non distinguibili in foto',
} as const

/** How a measured reflect differs from the expected one. */
export const REFLECT_WORDS = {
  warmer: 'più caldo',
  cooler: 'più freddo',
  stronger: 'riflesso più intenso',
  weaker: 'riflesso più tenue',
} as const satisfies Partial<Record<ReflectDifference, string>>

/** 'mezzo livello più scuro' from a difference in levels, at least half of one. */
export const levelsApart = (difference: number): string =>
  `${inHalves(Math.max(1, Math.round(Math.abs(difference) * 2)), 'livello', 'livelli')} ${difference < 0 ? OUTCOME_WORDS.darker : OUTCOME_WORDS.lighter}`
