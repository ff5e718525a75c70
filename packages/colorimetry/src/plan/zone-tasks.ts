import { WHITE } from '../data/white-hair.ts'
import type { HairState } from '../hair/formula-hair.ts'
import { zoneCaps } from '../hair/lift-caps.ts'
import { type GoalByZone, LEVEL_TOLERANCE, levelsToGo, type PlannedGoal } from '../hair/wish.ts'
import type { GoalZone } from '../model/situation.ts'
import { ZONES, type Zone } from '../model/vocabulary.ts'
import { goesByColour, taskFor } from './approaches.ts'
import { asLearnt } from './as-learnt.ts'
import { withHalf } from './bowls/half-level.ts'
import { withLighterEnd } from './bowls/lighter-end.ts'
import { lightenerLift } from './bowls/volume.ts'
import type { Facts } from './facts.ts'
import type { ZoneRequest } from './services/service.ts'
import type { ZoneTask } from './zone-task.ts'

const isSame = (hair: HairState, goals: GoalByZone): boolean =>
  ZONES.every((zone) => {
    const same = hair[zone].history === hair.roots.history && goals[zone].level === goals.roots.level
    return same && levelsToGo(hair[zone], goals[zone]) === levelsToGo(hair.roots, goals.roots)
  })

/** Highest level of a zone after today. */
const reachOf = (zone: Zone, hair: HairState, goal: GoalZone, facts: Facts): number => {
  const state = hair[zone]
  const levels = levelsToGo(state, goal)
  if (levels <= 0) return state.level
  if (goesByColour(zone, state, { ...goal, level: state.level + levels }, facts)) return state.level + levels
  const lightener = facts.coversWhite && state.history === 'naturale' ? 0 : lightenerLift(zone, state, facts).levels
  const isCovered = facts.coversWhite && facts.fantasy?.wish[zone] === undefined
  const byColour = isCovered ? Math.min(WHITE.maxLift, zoneCaps(zone, state, facts.situation).colour) : 0
  return state.level + Math.min(levels, Math.floor(2 * Math.max(lightener, byColour)) / 2)
}

/**
 * Groups zones whose measured wishes do not differ visibly. Measured levels are compared so that a lighter wish gives the same groups.
 * A fantasy colour is a separate group.
 */
export const areOneColour = (one: Zone, other: Zone, goals: GoalByZone, { fantasy }: Facts): boolean => {
  const [here, there] = [one, other].map((zone): PlannedGoal => fantasy?.wish[zone] ?? goals[zone])
  const levelOf = (goal: PlannedGoal | undefined) => goal?.measured ?? goal?.level ?? 0
  const isFantasy = (zone: Zone) => fantasy?.wish[zone] !== undefined
  return isFantasy(one) === isFantasy(other) && Math.abs(levelOf(here) - levelOf(there)) <= LEVEL_TOLERANCE + 1e-9
}

/**
 * Today's level for every zone: its goal within the caps; zones that share a goal stop together if one of them cannot reach it, so
 * that the client leaves with one colour.
 */
const levelsOfToday = (hair: HairState, goals: GoalByZone, facts: Facts): Record<Zone, number> => {
  const reach = { roots: 0, lengths: 0, ends: 0 }
  for (const zone of ZONES) reach[zone] = reachOf(zone, hair, goals[zone], facts)
  const today = { ...reach }
  for (const zone of ZONES) {
    if (levelsToGo(hair[zone], goals[zone]) <= 0) continue
    const mates = ZONES.filter((other) => {
      const lifts = levelsToGo(hair[other], goals[other]) > 0
      return lifts && areOneColour(other, zone, goals, facts)
    })
    const held = mates.filter((mate) => goals[mate].level - reach[mate] > LEVEL_TOLERANCE)
    const least = Math.min(reach[zone], ...held.map((mate) => reach[mate]))
    // Shades that cover white at the root have whole levels: a half would be lost under them.
    const covers = facts.coversWhite && mates.includes('roots')
    today[zone] = Math.max(hair[zone].level, covers ? Math.floor(least) : least)
  }
  return today
}

/** The same colour on hair that may have been read too dark. */
const spared = (task: ZoneTask, request: ZoneRequest): ZoneTask =>
  task.deposit === null || task.lighten !== null ? task : { ...task, deposit: withLighterEnd(task.deposit, request) }

/** A bowl that reaches the wish may mix two shades; an intermediate one may not. */
const mixedForHalf = (task: ZoneTask, goal: GoalZone, { situation }: Facts): ZoneTask =>
  task.deposit === null || task.deposit.level !== goal.level
    ? task
    : { ...task, deposit: withHalf(task.zone, task.deposit, situation) }

/** The request to the services for every zone of a head that is coloured without lights. */
export const zoneRequests = (hair: HairState, goals: GoalByZone, facts: Facts): readonly ZoneRequest[] => {
  const today = levelsOfToday(hair, goals, facts)
  const isWholeHead = isSame(hair, goals)
  const isRegrowth = hair.roots.history === 'naturale' && hair.lengths.history !== 'naturale'
  const gains = (zone: Zone) => levelsToGo(hair[zone], goals[zone]) > 0 && today[zone] > hair[zone].level
  const isWaiting = (zone: Zone) =>
    levelsToGo(hair[zone], goals[zone]) > 0 &&
    !gains(zone) &&
    ZONES.some((other) => gains(other) && areOneColour(zone, other, goals, facts))
  return ZONES.map((zone) => ({
    zone,
    state: hair[zone],
    goal: goals[zone],
    levels: levelsToGo(hair[zone], goals[zone]),
    today: today[zone],
    facts,
    isWholeHead,
    isRegrowth,
    isWaiting: isWaiting(zone),
    lightened: null,
  }))
}

/** Today's work on every zone of a head that is coloured without lights. */
export const zoneTasks = (hair: HairState, goals: GoalByZone, facts: Facts): readonly ZoneTask[] =>
  zoneRequests(hair, goals, facts).map((request) =>
    asLearnt(spared(mixedForHalf(taskFor(request), request.goal, facts), request), request),
  )
