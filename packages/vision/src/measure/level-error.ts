import { lightnessOfLevel, type Zone } from '@riflesso/colorimetry'
import type { LightEstimate } from '../light/estimate-light.ts'
import { clamp, roundTo } from '../numeric.ts'
import type { QualityCode, QualityNote } from '../reading.ts'
import { weightOf } from './quality.ts'

export type ErrorEvidence = {
  readonly level: number
  /** Half the spread of L* among the lit pixels of the area. */
  readonly spread: number
  /** 1 = one even colour. */
  readonly evenness: number
  readonly light: LightEstimate
  /** How sure it is that the mask is hair, 0-1. */
  readonly maskConfidence: number
  readonly quality: readonly QualityNote[]
  /** Null for the hair as a whole. */
  readonly zone: Zone | null
}

/**
 * What each cause adds to the standard deviation of a level, in levels. Fitted to rendered scenes of known colour (not those
 * of the accuracy page) so that nine of ten truths lie inside the interval.
 */
const CAUSES = { always: 0.26, exposure: 0.65, cast: 0.9, spread: 0.2, uneven: 1.1, corrected: 0.6, mask: 1.6 } as const
const PER_NOTE: Readonly<Partial<Record<QualityCode, number>>> = {
  'too-dark': 0.5,
  'too-bright': 0.3,
  'mixed-light': 0.4,
  clipped: 0.3,
  blurred: 0.3,
  'over-saturated': 0.3,
  'little-hair': 0.2,
  'low-resolution': 0.2,
  'no-colour': 0.3,
  'wet-look': 0.5,
}
/** Where one zone ends and the next begins is itself uncertain. */
const PER_ZONE: Readonly<Record<Zone, number>> = { roots: 0.45, lengths: 0.25, ends: 0.45 }
/** The middle nine tenths of a normal distribution. */
const NINETY = 1.645
const BEST = 0.3
const WORST = 2.5

/** Half width of the 90 % interval around a level, in levels. Independent causes add as squares. */
export function levelErrorOf(evidence: ErrorEvidence): number {
  const { level, spread, evenness, light, maskConfidence, quality, zone } = evidence
  const oneLevel = lightnessOfLevel(level + 0.5) - lightnessOfLevel(level - 0.5)
  const causes = [
    CAUSES.always,
    CAUSES.exposure * light.exposureDoubt,
    CAUSES.cast * light.castSpread,
    (CAUSES.spread * spread) / oneLevel,
    CAUSES.uneven * (1 - evenness),
    CAUSES.corrected * light.stops,
    CAUSES.mask * (1 - maskConfidence),
    ...quality.map((note) => (PER_NOTE[note.code] ?? 0) * weightOf(note)),
    zone ? PER_ZONE[zone] : 0,
  ]
  const deviation = Math.sqrt(causes.reduce((sum, cause) => sum + cause * cause, 0))
  return roundTo(clamp(NINETY * deviation, BEST, WORST), 1)
}
