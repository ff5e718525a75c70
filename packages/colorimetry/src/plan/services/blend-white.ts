import { SHADE_LEVELS } from '../../colour/shade.ts'
import { isUndyed } from '../../hair/history.ts'
import { whiteAsk } from '../../hair/white-ask.ts'
import { reason } from '../../model/reason.ts'
import type { GoalZone, ZoneState } from '../../model/situation.ts'
import type { Facts } from '../facts.ts'
import type { Deposit } from '../zone-task.ts'

const VOLUME = 10

/**
 * Applies when the client wants no commitment on white hair. Needs natural hair. Phases: a tone on tone on the level of the hair
 * that is not white, half of it a level lighter where the wish is lighter; it fades without a line.
 */
export const blendWhite = (state: ZoneState, goal: GoalZone, facts: Facts): Deposit | null => {
  if (whiteAsk(facts.situation) !== 'blend' || !isUndyed(state)) return null
  const level = Math.min(goal.level, state.level)
  return {
    class: 'DEMI',
    purpose: 'blend',
    level,
    tone: goal.tone,
    volume: VOLUME,
    onLevel: state.level,
    reaches: null,
    meches: false,
    ...(facts.situation.goal.zones.lengths.level > state.level && level < SHADE_LEVELS.maxDepth - 1
      ? { half: true }
      : {}),
    reasons: [reason('white-blend', '7.3', { white: facts.white })],
  }
}
