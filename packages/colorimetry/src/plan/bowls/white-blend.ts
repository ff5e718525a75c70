import { SHADE_LEVELS } from '../../colour/shade.ts'
import { reason } from '../../model/reason.ts'
import type { GoalZone, ZoneState } from '../../model/situation.ts'
import type { Zone } from '../../model/vocabulary.ts'
import { type Facts, whiteValues } from '../facts.ts'
import type { Deposit } from '../zone-task.ts'
import { DEPOSIT } from './volume.ts'

/** A tone on tone at the level of the hair that is not white, half of it a level lighter if the wish is lighter. */
export const blendDeposit = (
  { zone, state, goal, facts }: Readonly<{ zone: Zone; state: ZoneState; goal: GoalZone; facts: Facts }>,
  purpose: 'blend' | 'camouflage',
): Deposit => {
  const level = Math.min(goal.level, state.level)
  const isLighter = facts.situation.goal.zones[zone].level > state.level && level < SHADE_LEVELS.maxDepth - 1
  return {
    class: 'DEMI',
    purpose,
    level,
    tone: goal.tone,
    volume: DEPOSIT,
    onLevel: state.level,
    reaches: null,
    meches: false,
    ...(isLighter ? { half: true } : {}),
    reasons: [reason('white-blend', '7.3', whiteValues(facts))],
  }
}
