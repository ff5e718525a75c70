import { NATURAL_TONE } from '../colour/tone.ts'
import { WHITE } from '../data/white-hair.ts'
import type { HairState } from '../hair/formula-hair.ts'
import { zoneCaps } from '../hair/lift-caps.ts'
import { type GoalByZone, levelsToGo } from '../hair/wish.ts'
import type { GoalZone, ZoneState } from '../model/situation.ts'
import { ZONES, type Zone } from '../model/vocabulary.ts'
import { brassOf } from './brass.ts'
import { coverWhite, depositZone, prepigmentZone, pretoneZone, toneAfter } from './deposit-zone.ts'
import type { Facts } from './facts.ts'
import { atLevel, directShade, isInTheWay, needsPretone } from './fantasy.ts'
import { withHalf } from './half-level.ts'
import { isRed, liftWithColour } from './lift-with-colour.ts'
import { lightenerLift, lightenZone, removeDirect } from './lighten-zone.ts'
import type { Deposit, Direct, ZoneTask } from './zone-task.ts'

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
  if (liftWithColour(zone, state, { ...goal, level: state.level + levels }, facts) !== null) return state.level + levels
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

/** The direct colour of a zone, in the session that ends with it. */
const directOn = (zone: Zone, state: ZoneState, { fantasy }: Facts): Direct | null => {
  const wish = fantasy?.wish[zone]
  return wish === undefined || !fantasy?.settles ? null : { ...directShade(wish, state), base: state.level }
}

/** The toner under a direct colour; null where the base bears the colour as it is. */
const pretoneUnder = (direct: Direct | null, base: ZoneState): Deposit | null =>
  direct !== null && needsPretone(direct, base) ? pretoneZone(base) : null

const taskOf = (
  zone: Zone,
  hair: HairState,
  goal: GoalZone,
  today: number,
  facts: Facts,
  head: { readonly isWhole: boolean; readonly isRegrowth: boolean },
): ZoneTask => {
  const state = hair[zone]
  const empty: ZoneTask = {
    zone,
    lighten: null,
    soften: false,
    prepigment: null,
    deposit: null,
    direct: directOn(zone, atLevel(state, Math.max(state.level, today)), facts),
    brass: null,
  }
  const now: GoalZone = { level: today, tone: goal.tone }
  const levels = levelsToGo(state, goal)
  if (levels > 0 && today > state.level) {
    // Colour only when it goes all the way: hair that is dyed half way must be stripped next time.
    const goesAllTheWay = today >= state.level + levels || facts.coversWhite
    const colour = goesAllTheWay ? liftWithColour(zone, state, now, facts) : null
    if (colour !== null) return { ...empty, deposit: colour, soften: needsSoftening(zone, state, facts) }
    const lighten = lightenZone(zone, state, today, facts)
    const lightened: ZoneState = { level: today, tone: NATURAL_TONE, history: 'decolorato' }
    if (empty.direct !== null) return { ...empty, lighten, deposit: pretoneUnder(empty.direct, lightened) }
    const covered = zone === 'roots' && facts.coversWhite
    const after: ZoneState = { ...state, level: today }
    const isThere = levelsToGo(after, goal) === 0
    return {
      ...empty,
      lighten,
      deposit: covered ? coverWhite(after, now, facts, false) : toneAfter(lighten, now, isThere, isRed(state)),
    }
  }
  const wish = facts.fantasy?.wish[zone]
  const opened = isInTheWay(state, wish ?? goal) ? removeDirect(zone, state, facts) : null
  // A zone that waits for its direct colour stays clean.
  if (wish !== undefined) {
    const base = opened === null ? state : { ...state, tone: NATURAL_TONE }
    return { ...empty, lighten: opened, deposit: pretoneUnder(empty.direct, base) }
  }
  const goalNow: GoalZone = levels < 0 ? goal : { level: Math.min(goal.level, state.level), tone: goal.tone }
  return {
    ...empty,
    lighten: opened,
    prepigment: levels < 0 ? prepigmentZone(state, goalNow) : null,
    deposit: depositZone(zone, state, levels === 0 ? { ...goalNow, level: state.level } : goalNow, facts, head),
    soften: needsSoftening(zone, state, facts),
    brass: levels === 0 && opened === null ? brassOf(state, goal) : null,
  }
}

const needsSoftening = (zone: Zone, state: ZoneState, facts: Facts): boolean =>
  zone === 'roots' && state.history === 'naturale' && facts.white >= WHITE.softenFrom

/** A bowl for the whole wish may mix two shades; one that stops on the way may not. */
const mixedForHalf = (task: ZoneTask, goal: GoalZone, { situation }: Facts): ZoneTask =>
  task.deposit === null || task.deposit.level !== goal.level
    ? task
    : { ...task, deposit: withHalf(task.zone, task.deposit, situation) }

/** What every zone gets today when the head is coloured plainly, without a technique. */
export const zoneTasks = (hair: HairState, goals: GoalByZone, facts: Facts): readonly ZoneTask[] => {
  const today = levelsOfToday(hair, goals, facts)
  const head = {
    isWhole: isSame(hair, goals),
    isRegrowth: hair.roots.history === 'naturale' && hair.lengths.history !== 'naturale',
  }
  return ZONES.map((zone) =>
    mixedForHalf(taskOf(zone, hair, goals[zone], today[zone], facts, head), goals[zone], facts),
  )
}
