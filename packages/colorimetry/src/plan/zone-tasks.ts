import { WHITE } from '../data/white-hair.ts'
import type { HairState } from '../hair/formula-hair.ts'
import { zoneCaps } from '../hair/lift-caps.ts'
import { type GoalByZone, levelsToGo } from '../hair/wish.ts'
import type { GoalZone } from '../model/situation.ts'
import { ZONES, type Zone } from '../model/vocabulary.ts'
import { withHalf } from './bowls/half-level.ts'
import { lightenerLift } from './bowls/volume.ts'
import type { Facts } from './facts.ts'
import { goesByColour, taskFor } from './roads.ts'
import type { ZoneAsk } from './services/service.ts'
import type { ZoneTask } from './zone-task.ts'

const isSame = (hair: HairState, goals: GoalByZone): boolean =>
  ZONES.every((zone) => {
    const same = hair[zone].history === hair.roots.history && goals[zone].level === goals.roots.level
    return same && levelsToGo(hair[zone], goals[zone]) === levelsToGo(hair.roots, goals.roots)
  })

/** Level that a zone can stand at after today. */
const reachOf = (zone: Zone, hair: HairState, goal: GoalZone, facts: Facts): number => {
  const state = hair[zone]
  const levels = levelsToGo(state, goal)
  if (levels <= 0) return state.level
  if (goesByColour(zone, state, { ...goal, level: state.level + levels }, facts)) return state.level + levels
  const lightener = facts.coversWhite && state.history === 'naturale' ? 0 : lightenerLift(zone, state, facts).levels
  const byColour = facts.coversWhite ? Math.min(WHITE.maxLift, zoneCaps(zone, state, facts.situation).colour) : 0
  return state.level + Math.min(levels, Math.floor(2 * Math.max(lightener, byColour)) / 2)
}

/**
 * Today's level for every zone: its own goal as far as the caps allow, but zones that share a goal stop together, so that
 * the client leaves with one colour.
 */
const levelsOfToday = (hair: HairState, goals: GoalByZone, facts: Facts): Record<Zone, number> => {
  const reach = { roots: 0, lengths: 0, ends: 0 }
  for (const zone of ZONES) reach[zone] = reachOf(zone, hair, goals[zone], facts)
  const today = { ...reach }
  for (const zone of ZONES) {
    if (levelsToGo(hair[zone], goals[zone]) <= 0) continue
    const mates = ZONES.filter((other) => {
      const lifts = levelsToGo(hair[other], goals[other]) > 0
      return lifts && goals[other].level === goals[zone].level
    })
    const least = Math.min(...mates.map((mate) => reach[mate]))
    // What covers white at the root comes in whole levels: a half would be lost under it.
    const covers = facts.coversWhite && mates.includes('roots')
    today[zone] = Math.max(hair[zone].level, covers ? Math.floor(least) : least)
  }
  return today
}

/** A bowl for the whole wish may mix two shades; one that stops on the way may not. */
const mixedForHalf = (task: ZoneTask, goal: GoalZone, { situation }: Facts): ZoneTask =>
  task.deposit === null || task.deposit.level !== goal.level
    ? task
    : { ...task, deposit: withHalf(task.zone, task.deposit, situation) }

/** What the services are asked of every zone of a head that is coloured without lights. */
export const zoneAsks = (hair: HairState, goals: GoalByZone, facts: Facts): readonly ZoneAsk[] => {
  const today = levelsOfToday(hair, goals, facts)
  const isWholeHead = isSame(hair, goals)
  const isRegrowth = hair.roots.history === 'naturale' && hair.lengths.history !== 'naturale'
  return ZONES.map((zone) => ({
    zone,
    state: hair[zone],
    goal: goals[zone],
    levels: levelsToGo(hair[zone], goals[zone]),
    today: today[zone],
    facts,
    isWholeHead,
    isRegrowth,
    lightened: null,
  }))
}

/** What every zone gets today when the head is coloured without lights. */
export const zoneTasks = (hair: HairState, goals: GoalByZone, facts: Facts): readonly ZoneTask[] =>
  zoneAsks(hair, goals, facts).map((ask) => mixedForHalf(taskFor(ask), ask.goal, facts))
