import { labFromHex } from '../colour/convert.ts'
import { naturalAt } from '../colour/natural.ts'

/** A measured colour, '#RRGGBB', its error radius in the (a*, b*) plane (null: no tone shown), and when it was measured. */
type DatedColour = { readonly hex: string; readonly toneError: number | null; readonly at: Date }

export type ReflectFading = {
  /** Lost share of the reflect, 0 to 1; 0 if it did not fade. */
  readonly lost: number
  readonly weeks: number
  /** When half of the reflect is left at this rate; null if it hardly fades or not at all. */
  readonly retouchAt: Date | null
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

/** The time some weeks later. */
export const weeksAfter = (from: Date, weeks: number): Date => new Date(from.getTime() + weeks * WEEK_MS)

/** Below this distance from natural hair a reflect in a photo cannot be distinguished from noise [E]. */
const WEAKEST_REFLECT = 8
/** Least error of a tone in the (a*, b*) plane: a confirmed one has no error, but its colour still comes from a photo [E]. */
const MIN_TONE_ERROR = 4
/** The reflect is refreshed when this share of it is left [E]. */
const LEFT_AT_RETOUCH = 0.5
/** Retouches later than this get no date. */
const MAX_WEEKS = 26

/** Distance from natural hair of the same lightness in the (a*, b*) plane. */
function strengthOf(hex: string): number {
  const lab = labFromHex(hex)
  if (lab === null) return 0
  const natural = naturalAt(lab[0])
  return Math.hypot(lab[1] - natural[1], lab[2] - natural[2])
}

/**
 * Fading of a reflect between the colour after a service and the colour before the next one. Fading is assumed to be exponential:
 * each wash removes a share of the remaining dye. Null without a reflect, less than a week apart, or if the errors of the two
 * readings explain the change.
 */
export function reflectFading(reached: DatedColour, next: DatedColour): ReflectFading | null {
  const [before, after] = [strengthOf(reached.hex), strengthOf(next.hex)]
  const weeks = (next.at.getTime() - reached.at.getTime()) / WEEK_MS
  if (before < WEAKEST_REFLECT || weeks < 1) return null
  if (reached.toneError === null || next.toneError === null) return null
  const error = Math.hypot(Math.max(MIN_TONE_ERROR, reached.toneError), Math.max(MIN_TONE_ERROR, next.toneError))
  if (Math.abs(before - after) <= error) return null
  const lost = Math.max(0, 1 - after / before)
  if (lost === 0) return { lost, weeks, retouchAt: null }
  const untilRetouch = lost < 1 ? (weeks * Math.log(LEFT_AT_RETOUCH)) / Math.log(1 - lost) : 0
  const retouchAt = untilRetouch > MAX_WEEKS ? null : weeksAfter(reached.at, Math.max(1, untilRetouch))
  return { lost, weeks, retouchAt }
}
