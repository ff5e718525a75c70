import { lightnessOfLevel } from '@riflesso/colorimetry'
import { clamp, roundTo } from '../numeric.ts'
import type { QualityNote } from '../reading.ts'
import { weightOf } from './quality.ts'

export type ErrorEvidence = {
  readonly level: number
  /** Half the spread of L* among the lit pixels of the area. */
  readonly spread: number
  /** Share of the picture that is hair. */
  readonly share: number
  readonly lightConfidence: number
  readonly castStrength: number
  readonly quality: readonly QualityNote[]
}

/** With a good photo a level is read to half a tone; our estimate until it is calibrated on known truths. */
const BEST = 0.35
const WORST = 2.5

/**
 * Half width of the 90 % interval around a level, in levels. Independent causes add as squares: unknown light, a corrected
 * cast, uneven hair, few pixels, the crowded scale of the darkest levels, whatever the quality notes say.
 */
export function levelErrorOf(evidence: ErrorEvidence): number {
  const { level, spread, share, lightConfidence, castStrength, quality } = evidence
  const notes = quality.reduce((sum, note) => sum + 0.3 * weightOf(note), 0)
  const oneLevel = lightnessOfLevel(level + 0.5) - lightnessOfLevel(level - 0.5)
  const causes = [
    BEST,
    0.5 * (1 - lightConfidence),
    0.35 * Math.min(1.5, castStrength / 0.5),
    spread / oneLevel / 4,
    share < 0.05 ? 0.3 : 0,
    level < 3.5 ? 0.35 : 0,
    notes,
  ]
  const total = Math.sqrt(causes.reduce((sum, cause) => sum + cause * cause, 0))
  return roundTo(clamp(total, BEST, WORST), 1)
}
