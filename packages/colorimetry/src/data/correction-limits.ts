import type { LevelBand, ShadeFamily } from '../model/corrections.ts'
import type { Tone } from '../model/vocabulary.ts'
import { COOL_TONES, WARM_TONES } from './tones.ts'

/** From which level a band begins, palest first: where the underlying pigment turns from red to orange and to yellow (section 2) [E]. */
const BANDS: readonly { readonly band: LevelBand; readonly from: number }[] = [
  { band: 'pale', from: 8 },
  { band: 'middle', from: 5 },
  { band: 'dark', from: 0 },
]

/** Constants of the estimate: levels, and full reflects of a shade for warmth. */
export const LEARNING = {
  /** Results of a salon from which it speaks: the mean of five is off by less than half of what one is off by [E]. */
  fewest: 5,
  /** Only what is this many standard errors away from nothing is a habit and not chance [E]. */
  certain: 2,
  /** Deviations beyond this many standard deviations count less: 95 % as efficient as a mean without outliers (Huber 1981). */
  huber: 1.345,
  /** How much heads differ from each other, beside what the photo adds [E]. */
  heads: { level: 0.25, warmth: 0.4 },
  /** How far a salon deviates from the model, a family from its salon, a band from its family, a client from her salon [E]. */
  priors: {
    salon: { level: 0.5, warmth: 0.8 },
    family: { level: 0.25, warmth: 0.2 },
    band: { level: 0.08, warmth: 0.15 },
    client: { level: 0.12, warmth: 0.2 },
  },
  /** Share of the distance between families that a family may lie further from its salon: few families tell it badly [E]. */
  apart: 0.5,
  /** A mean of which nothing is known lies within this (standard deviation). */
  anywhere: 5,
  /** Results that scatter as their errors say, before any is known; and how far one counts at most, in standard deviations [E]. */
  scatter: { prior: 4, most: 2.5 },
  /** Minutes less in a bowl that came out darker: one look at the strand earlier [E]. */
  lessMinutes: 5,
  /** Levels that another time or shade must bring nearer to the goal [E]. */
  worthABowl: 0.1,
  /** No correction is larger: beyond it something else is wrong [E]. */
  most: { level: 1, warmth: 1.5 },
} as const

export const bandOf = (level: number): LevelBand => BANDS.find(({ from }) => level >= from)?.band ?? 'dark'

export const familyOf = ({ primary }: Tone): ShadeFamily =>
  WARM_TONES.has(primary) ? 'warm' : COOL_TONES.has(primary) ? 'cool' : 'natural'
