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

/** The zone whose colour the plan names: the light with the largest lift, otherwise the lengths. */
const mainZone = (lifting: Technique | null, hair: HairState, goals: GoalByZone): Zone =>
  (lifting === null ? null : withMostToLift(lifting.lightZones, hair, goals)) ?? 'lengths'

/** The zones with the largest lift, the largest zone first; without a lift the main one. */
const liftZones = (lifting: Technique | null, hair: HairState, goals: GoalByZone): readonly Zone[] => {
  const main = mainZone(lifting, hair, goals)
  const most = lifting === null ? withMostToLift(ZONES, hair, goals) : null
  if (most === null || levelsToGo(hair[most], goals[most]) <= 0) return [main]
  const levels = levelsToGo(hair[most], goals[most])
  return BY_SIZE.filter((zone) => levelsToGo(hair[zone], goals[zone]) === levels)
}

/** All decisions about a head: the wish, the course to it, and its main zones. */
export type Draft = {
  readonly facts: Facts
  readonly hair: HairState
  /** The goal for lightening and oxidative colour. */
  readonly wished: GoalByZone
  /** The visible goal: `wished`, and the fantasy colours applied to it. */
  readonly shown: GoalByZone
  readonly choice: TechniqueChoice
  /** The technique if it lifts; null for plain colour. */
  readonly lifting: Technique | null
  /** The planned goal: `wished`, lowered if white hair requires it. */
  readonly goals: GoalByZone
  readonly whiteNotes: readonly Reason[]
  readonly course: Course
  readonly main: Zone
  readonly lift: { readonly zone: Zone; readonly wanted: number; readonly cap: SessionCap }
}

/**
 * Goals under a technique of lights: light zones share the goal of the lights, and the others are never lifted. If those need no
 * lift, only the lengths, the main zone of the plan, follow the wish.
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

/** Zones with the same goal stop together, at the level of the one with the lowest cap. */
const maxHeld = (zones: readonly Zone[], head: Parameters<typeof sessionCap>[1], facts: Facts) =>
  zones
    .map((zone) => ({ zone, cap: sessionCap(zone, head, facts) }))
    .reduce((most, next) => (next.cap.levels < most.cap.levels ? next : most))

export const draftOf = (situation: Situation): Draft => {
  const hair = startingHair(situation)
  const plainGoals = goalsOf(situation)
  const choice = chooseTechnique(factsOf(situation), hair, plainGoals)
  const fantasy = choice.technique === null ? fantasyOf(plainGoals, situation) : null
  const facts = factsOf(situation, fantasy)
  const wantedGoals = fantasy === null ? plainGoals : preparedGoals(fantasy, hair, plainGoals)
  const technique = choice.lifts ? choice.technique : null
  const wished = goalsUnder(choice, hair, wantedGoals)
  const coverable = technique === null ? coverableGoals(hair, wished, facts) : { goals: wished, reasons: [] }
  const main = mainZone(technique, hair, wished)
  const goals = coverable.goals
  // If no light can be made today, the head is coloured within the caps of colour.
  const lights = technique !== null && techniqueReach(technique, hair, goals, facts) !== null ? technique : null
  const held = maxHeld(liftZones(technique, hair, wished), { technique: lights, hair, goals }, facts)
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
