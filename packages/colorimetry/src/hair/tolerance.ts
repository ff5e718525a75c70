import type { Situation } from '../model/situation.ts'
import type { Zone } from '../model/vocabulary.ts'
import { colourOf } from './colour-of.ts'
import type { HeadOfHair } from './replay-plan.ts'

/** Levels that cannot be promised more exactly, and where an answer is missing. */
const LEAST = { answered: 0.5, provisional: 1 } as const
/** Upper bound: no reading is less exact. */
const MOST = 3

/** Levels by which the phases of a plan may miss its promise by the model of hair, where the hair is as it was taken to be. */
export const landingTolerance = (provisional: boolean): number => (provisional ? LEAST.provisional : LEAST.answered)

/**
 * The narrowest tolerance of a promise for these zones of a head: never narrower than the answers allow, nor than what the
 * model leaves of the bar of a level that was read from a photo, with what it adds. To a tenth.
 */
export const leastTolerance = (
  provisional: boolean,
  head: HeadOfHair,
  zones: readonly Zone[],
  { current }: Situation,
): number => {
  const read = zones.filter((zone) => current[zone].levelError !== undefined)
  const errors = read.map((zone) => Math.min(MOST, colourOf(head[zone]).levelError))
  return Math.max(landingTolerance(provisional), ...errors)
}
