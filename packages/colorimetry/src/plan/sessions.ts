import { clampLevel } from '../colour/level.ts'
import { parseShade } from '../colour/shade.ts'
import { HARD_LIMITS } from '../data/hard-limits.ts'
import { GROWTH_CM_PER_WEEK } from '../data/maintenance.ts'
import { usesPowder } from '../data/product-classes.ts'
import type { Technique } from '../data/techniques.ts'
import { atLevel, directShade } from '../hair/direct.ts'
import { afterSession, type HairState, shadeLevelsOf } from '../hair/formula-hair.ts'
import { type GoalByZone, levelsToGo } from '../hair/wish.ts'
import type { Phase, PlanSession } from '../model/plan.ts'
import { reason } from '../model/reason.ts'
import type { Situation } from '../model/situation.ts'
import { type Tone, ZONES, type Zone } from '../model/vocabulary.ts'
import { type Facts, withoutAsh } from './facts.ts'
import { promisedLevel } from './promise.ts'
import { plainSession } from './session-phases.ts'
import { techniqueReach, techniqueSession } from './technique-session.ts'

/** More appointments than this are no plan any more. */
const MOST_SESSIONS = 5

/** Hair that nobody has told of is taken one step today: what comes after it is planned once that is answered. */
export const isUntold = ({ hairType, condition }: Situation): boolean => hairType === null || condition === null

export type Course = {
  readonly sessions: readonly PlanSession[]
  /** Every zone ends within half a level of its goal. */
  readonly reached: boolean
  readonly hair: HairState
  /** Sessions that slow hair may take. */
  readonly mostSessions: number
}

type Head = {
  readonly goals: GoalByZone
  readonly technique: Technique | null
  readonly facts: Facts
  /** Zone that a session's goal is told of. */
  readonly mainZone: Zone
  /** White hair is to be covered in full, not only at the level that was put in place of a lighter wish. */
  readonly fullCoverage: boolean
}

const zonesOf = (head: Head): readonly Zone[] => head.technique?.lightZones ?? ZONES

const liftToGo = (hair: HairState, head: Head): number =>
  Math.max(...zonesOf(head).map((zone) => levelsToGo(hair[zone], head.goals[zone])))

/** What has grown since the last session is natural hair again, and takes lightener in its own time. */
const withRegrowth = (phases: readonly Phase[], weeks: number): readonly Phase[] => {
  if (weeks === 0) return phases
  const cm = Math.round(GROWTH_CM_PER_WEEK * weeks)
  return phases.map((phase) =>
    phase.kind === 'bleach' && phase.zones.includes('roots') && cm > 0
      ? { ...phase, reasons: [...phase.reasons, reason('regrowth-between', '10', { cm })] }
      : phase,
  )
}

/** The wished tone, unless today's bowl is a stop on the way and holds none of it (chocolate after a remover). */
const toneToday = (phases: readonly Phase[], zone: Zone, wished: Tone): Tone => {
  const colours = (phase: Phase) => phase.kind !== 'lowlights' && shadeLevelsOf(phase).length > 0
  const bowl = phases.findLast((phase) => phase.zones.includes(zone) && colours(phase))
  const shades = bowl?.products.filter((product) => product.class !== 'CORRECTOR') ?? []
  const tones = shades.flatMap((product) => parseShade(product.shade ?? '')?.tone ?? [])
  return tones.some((tone) => tone.primary === wished.primary) ? wished : (tones[0] ?? wished)
}

/** Base up to which colour seldom gives its full two levels, no more than on coarse fibre [S25 S40 E]. */
const DARK_BASE = 4
const isPushedHair = (level: number, { situation }: Facts): boolean =>
  level <= DARK_BASE || situation.details.fibre === 'grossa'

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
  // What a session says it reaches is what its phases reach.
  const reached = afterSession(hair, aim)[mainZone].level
  const wish = facts.fantasy?.settles ? facts.fantasy.wish[mainZone] : undefined
  if (wish !== undefined) return { ...aim, goal: directShade(wish, atLevel(hair[mainZone], reached)) }
  const isPushed = !facts.coversWhite && isPushedHair(hair[mainZone].level, facts)
  const promised = clampLevel(promisedLevel(mainZone, reached, phases, isPushed))
  return { ...aim, goal: { level: promised, tone: toneToday(phases, mainZone, withoutAsh(tone, facts)) } }
}

/** Coarse dark hair seldom gives all that its volumes promise: one session more is told [C]. */
const mostSessions = (least: number, start: HairState, { facts, mainZone }: Head): number => {
  const isSlow = facts.situation.details.fibre === 'grossa' && start[mainZone].level <= DARK_BASE
  return isSlow && least > 1 ? least + 1 : least
}

const prepare = (start: HairState, head: Head): Omit<Course, 'mostSessions'> => {
  const sessions: PlanSession[] = []
  let hair = start
  let toGo = liftToGo(hair, head)
  const most = isUntold(head.facts.situation) ? 1 : MOST_SESSIONS
  for (;;) {
    const session = sessionFor(hair, head, sessions.length === 0 ? 0 : HARD_LIMITS.bleachWeeks)
    const after = afterSession(hair, session)
    const left = liftToGo(after, head)
    if (sessions.length > 0 && left >= toGo) return { sessions, reached: false, hair }
    sessions.push(session)
    hair = after
    if (left <= 0) return { sessions, reached: true, hair }
    if (left >= toGo || sessions.length === most) return { sessions, reached: false, hair }
    toGo = left
  }
}

/**
 * One step on hair that nobody has told of, with a goal of its own: colour then does what powder would have begun, and no powder
 * touches hair whose past is unknown.
 */
const firstStep = (start: HairState, head: Head): Omit<Course, 'mostSessions'> => {
  const step = prepare(start, head)
  const { situation, fantasy } = head.facts
  const opens = step.sessions.some(({ phases }) => phases.some(usesPowder))
  const isOpened = situation.hairType === null && fantasy === null && opens
  if (step.reached && !isOpened) return step
  const goals = { ...head.goals }
  for (const zone of ZONES) {
    const { level } = isOpened ? start[zone] : step.hair[zone]
    if (goals[zone].level > level) goals[zone] = { ...goals[zone], level, measured: level }
  }
  return { ...prepare(start, { ...head, goals }), reached: false }
}

/** Plans one session after the other until the goal is reached, or until a session would bring nothing more. */
export const courseOf = (start: HairState, head: Head): Course => {
  const prepared = isUntold(head.facts.situation) ? firstStep(start, head) : prepare(start, head)
  const course = { ...prepared, mostSessions: mostSessions(prepared.sessions.length, start, head) }
  const { fantasy } = head.facts
  if (fantasy === null) return course
  // Direct colour closes the way: between two lightenings its pigment would be in the way.
  const before = course.sessions.slice(0, -1)
  const hair = before.reduce(afterSession, start)
  const settling: Head = { ...head, facts: { ...head.facts, fantasy: { ...fantasy, settles: true } } }
  const last = sessionFor(hair, settling, course.sessions.at(-1)?.afterWeeks ?? 0)
  return { ...course, sessions: [...before, last], hair: afterSession(hair, last) }
}
