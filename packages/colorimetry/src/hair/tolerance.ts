import type { Situation } from '../model/situation.ts'
import type { Zone } from '../model/vocabulary.ts'
import { colourOf } from './colour-of.ts'
import type { HeadOfHair } from './replay-plan.ts'

/** Narrowest tolerance in levels, with all answers and with missing ones. */
const LEAST = { answered: 0.5, provisional: 1 } as const
/** What every further visit adds, in levels [E]. */
const PER_VISIT = 0.25
/** Upper bound. */
const MOST = 3

/** Largest difference between predicted result and promise, in levels, for hair with the assumed history. */
export const landingTolerance = (provisional: boolean): number => (provisional ? LEAST.provisional : LEAST.answered)

/**
 * The narrowest tolerance of a promise for these zones of a head: at least what the answers allow, and at least the error of the
 * predicted level, which includes that of the reading; every visit after the first one widens it.
 */
export const minTolerance = (
  provisional: boolean,
  head: HeadOfHair,
  zones: readonly Zone[],
  { current }: Situation,
  visits: number,
): number => {
  const read = zones.filter((zone) => current[zone].levelError !== undefined)
  const errors = read.map((zone) => Math.min(MOST, colourOf(head[zone]).levelError))
  return Math.min(MOST, Math.max(landingTolerance(provisional), ...errors) + PER_VISIT * Math.max(0, visits - 1))
}
