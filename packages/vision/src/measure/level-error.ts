import type { Zone } from '@riflesso/colorimetry'
import type { LightEstimate } from '../light/estimate-light.ts'
import { clamp, roundTo } from '../numeric.ts'
import type { QualityCode, QualityNote } from '../reading.ts'
import { weightOf } from './quality.ts'

export type ErrorEvidence = {
  /** Standard deviation of the levels that explain the colour, see levelInPhoto. */
  readonly deviation: number
  /** 1 = one even colour. */
  readonly evenness: number
  readonly light: LightEstimate
  /** Confidence that the mask is hair, 0-1. */
  readonly maskConfidence: number
  readonly quality: readonly QualityNote[]
  /** What was added to the level beside skin, see levelCorrection; null where no skin is seen. */
  readonly correction: number | null
  /** Null for the hair as a whole. */
  readonly zone: Zone | null
}

/**
 * What each cause adds to the standard deviation of a level, in levels. `colour`, a factor, was fitted to the fit half of the
 * photographs judged by eye, so that nine of ten of their levels lie inside the interval; the others to rendered scenes of known
 * colour and their found masks (not those of the accuracy page).
 */
const CAUSES = { colour: 0.8, cast: 1.4, uneven: 1.1, mask: 1.5 } as const
const PER_NOTE: Readonly<Partial<Record<QualityCode, number>>> = {
  'too-dark': 0.4,
  'too-bright': 0.25,
  'mixed-light': 0.7,
  clipped: 0.25,
  blurred: 1,
  'over-saturated': 0.25,
  'little-hair': 0.25,
  'low-resolution': 0.2,
  'no-colour': 0.3,
  'wet-look': 0.5,
}
/** Where one zone ends and the next begins is itself uncertain. */
const PER_ZONE: Readonly<Record<Zone, number>> = { roots: 0.45, lengths: 0.25, ends: 0.45 }
/** A level corrected beside skin is nearer. Fitted by tools/level: as many levels inside as without. */
const BESIDE_SKIN = 0.9
/** Half width of the central 90 % of a normal distribution, in standard deviations. */
const NINETY = 1.645
const BEST = 0.3
const WORST = 3

/** Half width of the 90 % interval around a level, in levels. Independent causes add as squares. */
export function levelErrorOf(evidence: ErrorEvidence): number {
  const { deviation: ofColour, evenness, light, maskConfidence, quality, correction, zone } = evidence
  const causes = [
    CAUSES.colour * ofColour,
    CAUSES.cast * light.castSpread,
    CAUSES.uneven * (1 - evenness),
    CAUSES.mask * (1 - maskConfidence),
    ...quality.map((note) => (PER_NOTE[note.code] ?? 0) * weightOf(note)),
    zone ? PER_ZONE[zone] : 0,
  ]
  const deviation = Math.sqrt(causes.reduce((sum, cause) => sum + cause * cause, 0))
  const nearer = correction === null ? 1 : BESIDE_SKIN
  return roundTo(clamp(nearer * NINETY * deviation, BEST, WORST), 1)
}
