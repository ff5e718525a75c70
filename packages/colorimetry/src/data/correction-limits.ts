import type { LevelBand, ShadeFamily } from '../model/corrections.ts'
import type { Tone } from '../model/measured-hair.ts'
import { COOL_TONES, WARM_TONES } from './tones.ts'

/** Lowest level of each band, palest first: where the underlying pigment turns from red to orange and to yellow (section 2) [E]. */
const BANDS: readonly { readonly band: LevelBand; readonly from: number }[] = [
  { band: 'pale', from: 8 },
  { band: 'middle', from: 5 },
  { band: 'dark', from: 0 },
]

/** Constants of the estimate: levels, and full reflects of a shade for warmth. */
export const LEARNING = {
  /** Fewest results of a salon for a correction: the mean of five has less than half the error of one [E]. */
  fewest: 5,
  /** A deviation is systematic from this many standard errors [E]. */
  certain: 2,
  /** Deviations beyond this many standard deviations count less: 95 % as efficient as a mean without outliers (Huber 1981). */
  huber: 1.345,
  /** Variation between heads, without the error of the photo [E]. */
  heads: { level: 0.25, warmth: 0.4 },
  /** Deviation of a salon from the model, a family from its salon, a band from its family, a client from her salon [E]. */
  priors: {
    salon: { level: 0.5, warmth: 0.8 },
    family: { level: 0.25, warmth: 0.2 },
    band: { level: 0.08, warmth: 0.15 },
    client: { level: 0.12, warmth: 0.2 },
  },
  /** Share of the distance between families by which a family may be further from its salon: few families estimate it badly [E]. */
  apart: 0.5,
  /** Standard deviation of an unknown mean. */
  anywhere: 5,
  /** Prior results that scatter as expected from their errors; and the most that one result counts, in standard deviations [E]. */
  scatter: { prior: 4, most: 2.5 },
  /** Minutes less for a bowl that came out darker: one strand check earlier [E]. */
  lessMinutes: 5,
  /** Levels that another time or shade must gain [E]. */
  worthABowl: 0.1,
  /** Largest correction: a larger deviation has another cause [E]. */
  most: { level: 1, warmth: 1.5 },
} as const

export const bandOf = (level: number): LevelBand => BANDS.find(({ from }) => level >= from)?.band ?? 'dark'

export const familyOf = ({ primary }: Tone): ShadeFamily =>
  WARM_TONES.has(primary) ? 'warm' : COOL_TONES.has(primary) ? 'cool' : 'natural'
