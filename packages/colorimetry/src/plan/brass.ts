import { directionOf } from '../colour/tone.ts'
import { CORRECTOR } from '../data/correctors.ts'
import type { GoalZone, ZoneState } from '../model/situation.ts'
import { isWarm } from './facts.ts'
import type { Brass } from './zone-task.ts'

/** Warmth of the hair that the goal does not want, or null. */
export const brassOf = (state: ZoneState, goal: GoalZone): Brass | null => {
  if (state.level < CORRECTOR.brassLevel || isWarm(goal.tone) || !isWarm(state.tone)) return null
  const direction = directionOf(state.tone)
  return direction !== null && direction.m >= CORRECTOR.brassFrom ? direction : null
}
