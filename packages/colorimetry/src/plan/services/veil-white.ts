import { SHADE_LEVELS } from '../../colour/shade.ts'
import { isUndyed } from '../../hair/history.ts'
import { whiteAsk } from '../../hair/white-ask.ts'
import { reason } from '../../model/reason.ts'
import type { GoalZone, ZoneState } from '../../model/situation.ts'
import type { Facts } from '../facts.ts'
import type { Deposit } from '../zone-task.ts'

const VOLUME = 7

/**
 * Applies when white hair is to be tinted and still shine. Needs natural hair. Phases: a translucent tone on tone, a level lighter
 * than the hair that is not white, for a short time; white strands become reflections, the others keep their depth.
 */
export const veilWhite = (state: ZoneState, goal: GoalZone, facts: Facts): Deposit | null => {
  if (whiteAsk(facts.situation) !== 'veil' || !isUndyed(state)) return null
  return {
    class: 'DEMI',
    purpose: 'veil',
    level: Math.min(SHADE_LEVELS.maxDepth, Math.min(goal.level, state.level) + 1),
    tone: goal.tone,
    volume: VOLUME,
    onLevel: state.level,
    reaches: null,
    meches: false,
    reasons: [reason('white-veil', '7.3', { white: facts.white })],
  }
}
