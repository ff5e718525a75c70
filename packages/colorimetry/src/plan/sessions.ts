import { HARD_LIMITS } from '../data/hard-limits.ts'
import { CONDITION_CAPS } from '../data/lift-caps.ts'
import { GROWTH_CM_PER_WEEK } from '../data/maintenance.ts'
import type { Technique } from '../data/techniques/techniques.ts'
import { atLevel, directShade } from '../hair/direct.ts'
import { afterSession, type HairState, shadeLevelsOf, toneOfBowl } from '../hair/formula-hair.ts'
import { isDyedOften } from '../hair/history.ts'
import { isPowderTooSoon } from '../hair/lift-caps.ts'
import { conditionOf } from '../hair/likely-answers.ts'
import { weeksLater } from '../hair/weeks-later.ts'
import { type GoalByZone, levelsToGo } from '../hair/wish.ts'
import type { Tone } from '../model/measured-hair.ts'
import type { Phase, PlanSession } from '../model/plan.ts'
import { reason } from '../model/reason.ts'
import type { Situation } from '../model/situation.ts'
import { ZONES, type Zone } from '../model/vocabulary.ts'
import { colourReach, sparedLevel } from './approaches.ts'
import { type Facts, withoutAsh } from './facts.ts'
import { plainSession } from './session-phases.ts'
import { techniqueReach, techniqueSession } from './technique-session.ts'
import { areOneColour } from './zone-tasks.ts'

/**
 * Most appointments of a course: two on weak hair, which is then treated and cut instead, and three on hair dyed in many layers, which
 * then keeps the level that it has reached [C].
 */
const MAX_SESSIONS = { usual: 5, layered: 3, weak: 2 } as const

/** Appointments after which a course on this hair is cut off. */
export const sessionLimit = (situation: Situation): number => {
  if (CONDITION_CAPS[conditionOf(situation)].treatFirst) return MAX_SESSIONS.weak
  const isLayered = isDyedOften(situation.details.history.colourLayers)
  const isDyed = ZONES.some((zone) => situation.current[zone].history === 'colorato')
  return isLayered && isDyed ? MAX_SESSIONS.layered : MAX_SESSIONS.usual
}

export type Course = {
  readonly sessions: readonly PlanSession[]
  /** Whether every zone ends within half a level of its goal. */
  readonly reached: boolean
  readonly hair: HairState
  /** Targets of its sessions: the goals, or lower levels if the hair does not tolerate them. */
  readonly goals: GoalByZone
  /** Number of sessions on slow hair. */
  readonly maxSessions: number
}

type Head = {
  readonly goals: GoalByZone
  readonly technique: Technique | null
  readonly facts: Facts
  /** Zone of a session's goal. */
  readonly mainZone: Zone
  /** Whether white hair is fully covered, not only at the level that replaced a lighter wish. */
  readonly fullCoverage: boolean
}

const zonesOf = (head: Head): readonly Zone[] => head.technique?.lightZones ?? ZONES

const zonesToGo = (hair: HairState, head: Head): readonly Zone[] =>
  zonesOf(head).filter((zone) => levelsToGo(hair[zone], head.goals[zone]) > 0)

/** Hair that has grown since the last session is natural, and needs lightener with separate minutes. */
const withRegrowth = (phases: readonly Phase[], weeks: number): readonly Phase[] => {
  if (weeks === 0) return phases
  const cm = Math.round(GROWTH_CM_PER_WEEK * weeks)
  return phases.map((phase) =>
    phase.kind === 'bleach' && phase.zones.includes('roots') && cm > 0
      ? { ...phase, reasons: [...phase.reasons, reason('regrowth-between', '10', { cm })] }
      : phase,
  )
}

/** The wished tone, or that of an intermediate bowl (chocolate after a remover). */
const toneToday = (phases: readonly Phase[], zone: Zone, wished: Tone): Tone => {
  const colours = (phase: Phase) => phase.kind !== 'lowlights' && shadeLevelsOf(phase).length > 0
  const bowl = phases.findLast((phase) => phase.zones.includes(zone) && colours(phase))
  return bowl === undefined ? wished : toneOfBowl(bowl, wished)
}

const isCare = ({ kind }: Phase): boolean => kind === 'finish' || kind === 'bond-treatment'

/** Darkest bases, on which colour rarely lifts its full two levels, as on coarse fibre [S25 S40 E]. */
const DARK_BASE = 4
const sessionFor = (hair: HairState, head: Head, afterWeeks: number): PlanSession => {
  const { goals, technique, facts, mainZone } = head
  const lights = technique === null ? null : techniqueReach(technique, hair, goals, facts)
  const works =
    technique !== null && lights !== null
      ? techniqueSession(technique, lights, hair, goals, facts)
      : plainSession(hair, goals, facts, head.fullCoverage)
  const phases = withRegrowth(works, afterWeeks)
  const { level, tone } = goals[mainZone]
  const aim: PlanSession = { afterWeeks, goal: { level, tone }, phases }
  // What its phases reach by the formula; its promise is that of the model (`promise.ts`).
  const reached = afterSession(hair, aim, goals)[mainZone].level
  const wish = facts.fantasy?.settles ? facts.fantasy.wish[mainZone] : undefined
  if (wish !== undefined) return { ...aim, goal: directShade(wish, atLevel(hair[mainZone], reached)) }
  // Hair without a deposit keeps its reflect.
  const isLeft = phases.every((phase) => isCare(phase) || !phase.zones.includes(mainZone))
  const today = isLeft ? hair[mainZone].tone : toneToday(phases, mainZone, withoutAsh(tone, facts))
  return { ...aim, goal: { level: reached, tone: today } }
}

/** Coarse dark hair rarely reaches the lift of its volumes: the plan names one more session [C]. */
const maxSessions = (least: number, start: HairState, { facts, mainZone }: Head): number => {
  const isSlow = facts.situation.details.fibre === 'grossa' && start[mainZone].level <= DARK_BASE
  return isSlow && least > 1 ? least + 1 : least
}

const prepare = (start: HairState, head: Head): Omit<Course, 'maxSessions'> => {
  const sessions: PlanSession[] = []
  let hair = start
  const { facts } = head
  const most = sessionLimit(facts.situation)
  for (;;) {
    const weeks = HARD_LIMITS.bleachWeeks * sessions.length
    const today = { ...head, facts: { ...facts, situation: weeksLater(facts.situation, weeks) } }
    const session = sessionFor(hair, today, sessions.length === 0 ? 0 : HARD_LIMITS.bleachWeeks)
    const after = afterSession(hair, session, head.goals)
    // A limited zone does not stop another one.
    const isNearer = zonesToGo(hair, head).some((zone) => after[zone].level > hair[zone].level)
    if (sessions.length > 0 && !isNearer) return { sessions, reached: false, hair, goals: head.goals }
    sessions.push(session)
    hair = after
    if (zonesToGo(hair, head).length === 0) return { sessions, reached: true, hair, goals: head.goals }
    // Hair that waits for its powder is toned today and lifted next time.
    const waits = zonesToGo(hair, head).some((zone) => isPowderTooSoon(hair[zone], today.facts.situation))
    if ((!isNearer && !waits) || sessions.length === most) return { sessions, reached: false, hair, goals: head.goals }
  }
}

/**
 * The course to the wish, or to the lightest possible result: colour may lift hair that does not tolerate powder.
 */
const farthest = (start: HairState, head: Head): Omit<Course, 'maxSessions'> => {
  const { facts, goals, technique } = head
  /** The course to goals limited to this level on these zones, which is below the wish. */
  const shortOfWish = (zones: readonly Zone[], levelOn: (zone: Zone) => number) => {
    const nearer = { ...goals }
    for (const zone of zones) nearer[zone] = { ...goals[zone], level: Math.min(goals[zone].level, levelOn(zone)) }
    return { ...prepare(start, { ...head, goals: nearer }), reached: false }
  }
  const course = prepare(start, head)
  const makesLights = technique !== null && techniqueReach(technique, start, goals, facts) !== null
  if (course.reached || makesLights) return course
  const byColour = (zone: Zone) => colourReach(zone, start[zone], goals[zone], facts)
  const reach = (zone: Zone) => Math.max(course.hair[zone].level, byColour(zone))
  const isShort = ZONES.filter((zone) => reach(zone) > course.hair[zone].level)
  return isShort.length === 0 ? course : shortOfWish(isShort, reach)
}

/**
 * The goals, limited to the levels that this hair tolerates with colour if powder must not replace it; zones of one colour stop
 * together. Hair coloured half way would be stripped by the next session, so the course ends there.
 */
const sparingGoals = (start: HairState, { goals, technique, facts }: Head): GoalByZone => {
  if (technique !== null) return goals
  const held = { ...goals }
  for (const zone of ZONES) {
    const spared = sparedLevel(zone, start[zone], goals[zone], facts)
    if (spared === null) continue
    for (const mate of ZONES.filter((other) => areOneColour(zone, other, goals, facts))) {
      const level = Math.min(held[mate].level, Math.max(spared, start[mate].level))
      if (start[mate].level < goals[mate].level) held[mate] = { ...goals[mate], level }
    }
  }
  return held
}

/** Plans sessions until the goal is reached or another session would gain nothing. */
export const courseOf = (start: HairState, wished: Head): Course => {
  const head = { ...wished, goals: sparingGoals(start, wished) }
  const prepared = farthest(start, head)
  const isSpared = ZONES.some((zone) => head.goals[zone].level < wished.goals[zone].level)
  const reached = prepared.reached && !isSpared
  const course = { ...prepared, reached, maxSessions: maxSessions(prepared.sessions.length, start, head) }
  const { fantasy } = head.facts
  if (fantasy === null) return course
  // Direct colour ends the course: its pigment would hinder another lightening.
  const before = course.sessions.slice(0, -1)
  const after = (hair: HairState, session: PlanSession) => afterSession(hair, session, head.goals)
  const hair = before.reduce(after, start)
  const settling: Head = { ...head, facts: { ...head.facts, fantasy: { ...fantasy, settles: true } } }
  const last = sessionFor(hair, settling, course.sessions.at(-1)?.afterWeeks ?? 0)
  return { ...course, sessions: [...before, last], hair: after(hair, last) }
}
