import { WHITE } from '../data/white-hair.ts'
import type { HairState } from '../hair/formula-hair.ts'
import { isUndyed } from '../hair/history.ts'
import { zoneCaps } from '../hair/lift-caps.ts'
import { type WhiteTreatment, whiteTreatment } from '../hair/white-treatment.ts'
import type { GoalByZone } from '../hair/wish.ts'
import type { Reason } from '../model/plan.ts'
import { reason } from '../model/reason.ts'
import { ZONES } from '../model/vocabulary.ts'
import { type Facts, whiteValues } from './facts.ts'

/**
 * White that is blended, veiled or kept is not lifted: natural zones keep their level, and look lighter because of the visible white.
 * White that is veiled or kept is not covered by a deeper shade either.
 */
const shiningGoals = (
  hair: HairState,
  goals: GoalByZone,
  request: Exclude<WhiteTreatment, 'cover' | 'open'>,
  facts: Facts,
): ReturnType<typeof coverableGoals> => {
  const shining = { ...goals }
  for (const zone of ZONES) {
    const { level } = hair[zone]
    if (isUndyed(hair[zone]) && (goals[zone].level > level || request !== 'blend'))
      shining[zone] = { ...goals[zone], level }
  }
  const isMoved = ZONES.some((zone) => shining[zone].level !== goals[zone].level)
  return {
    goals: shining,
    reasons:
      isMoved || request === 'reveal'
        ? [reason(`white-${request}`, '7.3', { ...whiteValues(facts), lights: 'no' })]
        : [],
  }
}

/**
 * Very light shades do not cover much white hair, nor does a larger lift than 20 volumes allow: lowers the goal of natural zones to
 * a level that covers (7.3). Goals that already cover are returned unchanged.
 */
export const coverableGoals = (
  hair: HairState,
  goals: GoalByZone,
  facts: Facts,
): { goals: GoalByZone; reasons: readonly Reason[] } => {
  const request = whiteTreatment(facts.situation)
  if (request === 'open') return { goals, reasons: [] }
  if (request !== 'cover') return shiningGoals(hair, goals, request, facts)
  if (!facts.coversWhite) return { goals, reasons: [] }
  const lowered = { ...goals }
  let lowest: number | null = null
  let why: 'shade' | 'lift' = 'shade'
  for (const zone of ZONES) {
    const state = hair[zone]
    // White is the palest base of a fantasy colour, and is not covered.
    if (!isUndyed(state) || facts.fantasy?.wish[zone] !== undefined) continue
    const lift = Math.min(WHITE.maxLift, zoneCaps(zone, state, facts.situation).colour)
    const most = Math.max(state.level, Math.min(WHITE.maxLevel, state.level + lift))
    if (goals[zone].level <= most) continue
    lowered[zone] = { ...goals[zone], level: most }
    if (most < WHITE.maxLevel) why = 'lift'
    lowest = Math.min(lowest ?? most, most)
  }
  if (lowest === null) return { goals, reasons: [] }
  return { goals: lowered, reasons: [reason('white-too-light', '7.3', { ...whiteValues(facts), level: lowest, why })] }
}
