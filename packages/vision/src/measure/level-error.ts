import { lightnessOfLevel, type Zone } from '@riflesso/colorimetry'
import type { LightEstimate } from '../light/estimate-light.ts'
import { clamp, roundTo } from '../numeric.ts'
import type { QualityCode, QualityNote } from '../reading.ts'
import { weightOf } from './quality.ts'

export type ErrorEvidence = {
  readonly level: number
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
 * What each cause adds to the standard deviation of a level, in levels. The causes were fitted to rendered scenes of known
 * colour and their found masks (not those of the accuracy page); `always` to the fit half of the photographs judged by eye,
 * so that nine of ten of their levels lie inside the interval.
 */
const CAUSES = { always: 0.84, exposure: 1, corrected: 0.3, cast: 1.4, uneven: 1.1, mask: 1.5 } as const
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
/** The middle nine tenths of a normal distribution. */
const NINETY = 1.645
const BEST = 0.3
const WORST = 3

/** Half width of the 90 % interval around a level, in levels. Independent causes add as squares. */
export function levelErrorOf(evidence: ErrorEvidence): number {
  const { level, evenness, light, maskConfidence, quality, zone } = evidence
  const causes = [
    CAUSES.always,
    CAUSES.exposure * light.exposureSpread * levelsOfStop(level),
    CAUSES.corrected * light.stops * levelsOfStop(level),
    CAUSES.cast * light.castSpread,
    CAUSES.uneven * (1 - evenness),
    CAUSES.mask * (1 - maskConfidence),
    ...quality.map((note) => (PER_NOTE[note.code] ?? 0) * weightOf(note)),
    zone ? PER_ZONE[zone] : 0,
  ]
  const deviation = Math.sqrt(causes.reduce((sum, cause) => sum + cause * cause, 0))
  return roundTo(clamp(NINETY * deviation, BEST, WORST), 1)
}

/** Levels that one stop more adds: L* + 16 goes with the cube root of the light. */
function levelsOfStop(level: number): number {
  const oneLevel = lightnessOfLevel(level + 0.5) - lightnessOfLevel(level - 0.5)
  return ((Math.LN2 / 3) * (lightnessOfLevel(level) + 16)) / oneLevel
}
