import { shadeLevel } from '../colour/shade.ts'
import { RED_TONES } from '../data/tones.ts'
import type { GoalZone, Situation, ZoneState } from '../model/situation.ts'
import { ZONES, type Zone } from '../model/vocabulary.ts'
import { measuredLevel, startingHair } from './formula-hair.ts'

/** A wish as a shade; `measured` is its level before it was rounded. */
export type PlannedGoal = GoalZone & { readonly measured?: number }
export type GoalByZone = Readonly<Record<Zone, PlannedGoal>>

/** Photos and eyes cannot distinguish half a level: such a zone counts as having reached its goal. */
export const LEVEL_TOLERANCE = 0.5

/** A wish that is this much lighter never counts as reached [E]. */
const ALWAYS_LIFTS = 0.8 - 1e-9

/** Levels still to gain (+) or lose (-); 0 within the tolerance, or if both have the same shade (paler than 10). */
export const levelsToGo = (state: ZoneState, goal: PlannedGoal): number => {
  const levels = goal.level - state.level
  // Rounding twice in the same direction must not lose a whole level.
  if (levels > 0 && goal.measured !== undefined && goal.measured - measuredLevel(state) >= ALWAYS_LIFTS) return levels
  // Nor must it make a level of a difference that no eye sees.
  if (levels < 0 && goal.measured !== undefined && measuredLevel(state) - goal.measured <= LEVEL_TOLERANCE) return 0
  const isThere = Math.abs(levels) <= LEVEL_TOLERANCE || shadeLevel(state.level) === shadeLevel(goal.level)
  return isThere ? 0 : levels
}

/**
 * The wish as a shade, zone by zone: the only place where a measured goal is rounded to a level.
 * Shades come in whole levels and end at 10, where lightening ends, too; an exact half is the deeper one (`shadeLevel`).
 */
export const goalsOf = ({ goal: { zones } }: Situation): GoalByZone => {
  const wish = ({ level, tone }: GoalZone): PlannedGoal => ({ level: shadeLevel(level), tone, measured: level })
  return { roots: wish(zones.roots), lengths: wish(zones.lengths), ends: wish(zones.ends) }
}

/** Whether the wish for this zone is lighter than its hair, whatever is planned for today. */
export const isWishedLighter = (zone: Zone, state: ZoneState, situation: Situation): boolean =>
  levelsToGo(state, goalsOf(situation)[zone]) > 0

/**
 * Whether a deposit would have to be removed again before a lighter wish. Copper and red would not: they give the wished reflect
 * at the current depth.
 */
export const isDepositInTheWay = (zone: Zone, state: ZoneState, situation: Situation): boolean =>
  isWishedLighter(zone, state, situation) && !RED_TONES.has(situation.goal.zones[zone].tone.primary)

/** Whether the wish for any zone is lighter than its hair. */
const wantsLift = (situation: Situation): boolean => {
  const hair = startingHair(situation)
  return ZONES.some((zone) => isWishedLighter(zone, hair[zone], situation))
}

/** Pure henna and a lighter wish require the tests first, unless a strand test was good. */
export const isUntestedHenna = (situation: Situation): boolean =>
  situation.details.history.henna === 'pura' &&
  situation.details.safety.strandTest !== 'superato' &&
  wantsLift(situation)
