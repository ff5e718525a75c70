import type { Technique } from '../data/techniques/techniques.ts'
import { fantasyOf, preparedGoals } from '../hair/direct.ts'
import { type HairState, startingHair } from '../hair/formula-hair.ts'
import { type GoalByZone, goalsOf, levelsToGo } from '../hair/wish.ts'
import type { Reason } from '../model/plan.ts'
import type { Situation } from '../model/situation.ts'
import { ZONES, type Zone } from '../model/vocabulary.ts'
import { type Facts, factsOf } from './facts.ts'
import { type SessionCap, sessionCap } from './session-cap.ts'
import { type Course, courseOf } from './sessions.ts'
import { chooseTechnique, lightGoal, type TechniqueChoice } from './technique-choice.ts'
import { techniqueReach } from './technique-session.ts'
import { coverableGoals } from './white-goal.ts'

/** Largest zone first: among equal zones the largest is the main one. */
const BY_SIZE: readonly Zone[] = ['lengths', 'ends', 'roots']

const withMostToLift = (zones: readonly Zone[], hair: HairState, goals: GoalByZone): Zone | null => {
  const toLift = (zone: Zone) => levelsToGo(hair[zone], goals[zone])
  const [most] = BY_SIZE.filter((zone) => zones.includes(zone)).sort((one, other) => toLift(other) - toLift(one))
  return most === undefined ? null : most
}

/** The zone whose colour the plan names: the light that takes most work, otherwise the lengths. */
const mainZone = (lifting: Technique | null, hair: HairState, goals: GoalByZone): Zone =>
  (lifting === null ? null : withMostToLift(lifting.lightZones, hair, goals)) ?? 'lengths'

/** The zones that decide how much must be lightened: where most is to be gained, the largest first; otherwise the main one. */
const liftZones = (lifting: Technique | null, hair: HairState, goals: GoalByZone): readonly Zone[] => {
  const main = mainZone(lifting, hair, goals)
  const most = lifting === null ? withMostToLift(ZONES, hair, goals) : null
  if (most === null || levelsToGo(hair[most], goals[most]) <= 0) return [main]
  const levels = levelsToGo(hair[most], goals[most])
  return BY_SIZE.filter((zone) => levelsToGo(hair[zone], goals[zone]) === levels)
}

/** Everything decided about a head before it is written: the wish, the way to it, and the zones that stand for it. */
export type Draft = {
  readonly facts: Facts
  readonly hair: HairState
  /** What the hair must become by lightening and oxidative colour. */
  readonly wished: GoalByZone
  /** The wish as the client sees it: `wished`, and the fantasy colours that go on it. */
  readonly shown: GoalByZone
  readonly choice: TechniqueChoice
  /** The technique when it lifts; null for plain colour. */
  readonly lifting: Technique | null
  /** What is planned for: `wished`, brought near where white hair asks for it. */
  readonly goals: GoalByZone
  readonly whiteNotes: readonly Reason[]
  readonly course: Course
  readonly main: Zone
  readonly lift: { readonly zone: Zone; readonly wanted: number; readonly cap: SessionCap }
}

/**
 * Goals under a technique of lights: light zones share the lights' goal, and the others are never lifted; where these need
 * no lift, the lengths alone follow the wish: the plan speaks of them.
 */
const goalsUnder = ({ technique, lifts }: TechniqueChoice, hair: HairState, goals: GoalByZone): GoalByZone => {
  if (technique === null || technique.lightener === null) return goals
  const light = lightGoal(technique, goals)
  const under = { ...goals }
  for (const zone of ZONES) {
    const isLight = technique.lightZones.includes(zone)
    if (isLight && lifts) under[zone] = light
    if (!isLight && (lifts || zone !== 'lengths'))
      under[zone] = { ...goals[zone], level: Math.min(goals[zone].level, hair[zone].level) }
  }
  return under
}

/** Zones that go the same way stop together, at the level of the one with the lowest cap. */
const mostHeld = (zones: readonly Zone[], head: Parameters<typeof sessionCap>[1], situation: Situation) =>
  zones
    .map((zone) => ({ zone, cap: sessionCap(zone, head, situation) }))
    .reduce((most, next) => (next.cap.levels < most.cap.levels ? next : most))

export const draftOf = (situation: Situation): Draft => {
  const hair = startingHair(situation)
  const plainGoals = goalsOf(situation)
  const choice = chooseTechnique(factsOf(situation), hair, plainGoals)
  const fantasy = choice.technique === null ? fantasyOf(plainGoals, situation) : null
  const facts = factsOf(situation, fantasy)
  const asked = fantasy === null ? plainGoals : preparedGoals(fantasy, hair, plainGoals)
  const technique = choice.lifts ? choice.technique : null
  const wished = goalsUnder(choice, hair, asked)
  const coverable = technique === null ? coverableGoals(hair, wished, facts) : { goals: wished, reasons: [] }
  const main = mainZone(technique, hair, wished)
  const goals = coverable.goals
  // Where no light can be made today, the head is coloured, and colour's caps are its limits.
  const lights = technique !== null && techniqueReach(technique, hair, goals, facts) !== null ? technique : null
  const held = mostHeld(liftZones(technique, hair, wished), { technique: lights, hair, goals, fantasy }, situation)
  return {
    facts,
    hair,
    wished,
    shown: { ...wished, ...fantasy?.wish },
    choice,
    lifting: technique,
    goals,
    whiteNotes: coverable.reasons,
    course: courseOf(hair, { goals, technique, facts, mainZone: main, fullCoverage: coverable.reasons.length === 0 }),
    main,
    lift: { ...held, wanted: levelsToGo(hair[held.zone], wished[held.zone]) },
  }
}
