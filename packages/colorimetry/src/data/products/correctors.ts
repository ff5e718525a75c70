import type { ToneName } from '../../model/vocabulary.ts'

/** Corrector for an unwanted cast, by the direction of the excess in degrees [E, from the colour wheel of section 3]. */
export type CorrectorRow = {
  readonly from: number
  readonly to: number
  readonly corrector: readonly [primary: ToneName, secondary: ToneName | null]
}

export const CORRECTORS: readonly CorrectorRow[] = [
  { from: -160, to: -110, corrector: ['DORATO', null] },
  { from: -110, to: -60, corrector: ['DORATO', 'RAME'] },
  { from: -60, to: -12, corrector: ['DORATO', 'VERDE'] },
  { from: -12, to: 25, corrector: ['VERDE', null] },
  { from: 25, to: 40, corrector: ['CENERE', 'VERDE'] },
  { from: 40, to: 55, corrector: ['CENERE', null] },
  { from: 55, to: 70, corrector: ['IRISE', 'CENERE'] },
  { from: 70, to: 110, corrector: ['IRISE', null] },
  { from: 110, to: 200, corrector: ['RAME', null] },
]

export const CORRECTOR = {
  /** Grams of pure corrector per 60 g of colour = 11 - level ("rule of 11", the cautious version of two) [C]. */
  rule: 11,
  /** The bolder version, never used [C]. */
  boldRule: 12,
  perGrams: 60,
  /** Strength m that the rule applies to; the dose is proportional to the measured excess within these bounds [E]. */
  reference: 18,
  scale: [0.5, 1.5],
  minGrams: 2,
  /** From this level a corrector is counted in drops: this many make a gram, the smallest dose [C]. */
  drops: { fromLevel: 9, perGram: 20, minGrams: 1 },
  /** Share of the colour: to neutralise, and to intensify [C]. */
  maxShare: 0.25,
  maxShareIntensify: 0.5,
  /** To intensify, up to double the rule [C]. */
  intensifyFactor: 2,
  /** Excess warmth that counts as brass, and the lowest level at which it is corrected [E]. */
  brassFrom: 10,
  brassLevel: 5,
} as const

/** Smallest dose of a corrector on hair of this level, in grams: on pale hair drops are enough. */
export const minCorrector = (level: number): number =>
  level >= CORRECTOR.drops.fromLevel ? CORRECTOR.drops.minGrams : CORRECTOR.minGrams

/** Grams of corrector per `CORRECTOR.perGrams` of colour, by the rule of 11. */
export const correctorByRule = (level: number): number =>
  Math.max(minCorrector(level), CORRECTOR.rule - Math.round(level))
