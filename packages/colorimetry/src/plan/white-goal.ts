import { WHITE } from '../data/white-hair.ts'
import type { HairState } from '../hair/formula-hair.ts'
import { isUndyed } from '../hair/history.ts'
import { zoneCaps } from '../hair/lift-caps.ts'
import { whiteAsk } from '../hair/white-ask.ts'
import type { GoalByZone } from '../hair/wish.ts'
import type { Reason } from '../model/plan.ts'
import { reason } from '../model/reason.ts'
import { ZONES } from '../model/vocabulary.ts'
import type { Facts } from './facts.ts'

/** White that is blended is not lifted: natural zones stay at their level, and look lighter by the white that shines through. */
const blendedGoals = (hair: HairState, goals: GoalByZone, { white }: Facts): ReturnType<typeof coverableGoals> => {
  const lowered = { ...goals }
  for (const zone of ZONES)
    if (isUndyed(hair[zone]) && goals[zone].level > hair[zone].level)
      lowered[zone] = { ...goals[zone], level: hair[zone].level, measured: hair[zone].level }
  const isLowered = ZONES.some((zone) => lowered[zone] !== goals[zone])
  return { goals: lowered, reasons: isLowered ? [reason('white-blend', '7.3', { white })] : [] }
}

/**
 * Much white hair is not covered by very light shades, nor with more lift than 20 volumes give: the goal of natural zones
 * is brought down to what covers (7.3). Goals that cover already come back unchanged.
 */
export const coverableGoals = (
  hair: HairState,
  goals: GoalByZone,
  facts: Facts,
): { goals: GoalByZone; reasons: readonly Reason[] } => {
  if (whiteAsk(facts.situation) === 'blend') return blendedGoals(hair, goals, facts)
  if (!facts.coversWhite) return { goals, reasons: [] }
  const lowered = { ...goals }
  let lowest: number | null = null
  for (const zone of ZONES) {
    const state = hair[zone]
    if (!isUndyed(state)) continue
    const lift = Math.min(WHITE.maxLift, zoneCaps(zone, state, facts.situation).colour)
    const most = Math.max(state.level, Math.min(WHITE.maxLevel, state.level + lift))
    if (goals[zone].level <= most) continue
    lowered[zone] = { ...goals[zone], level: most, measured: most }
    lowest = Math.min(lowest ?? most, most)
  }
  if (lowest === null) return { goals, reasons: [] }
  return { goals: lowered, reasons: [reason('white-too-light', '7.3', { white: facts.white, level: lowest })] }
}
