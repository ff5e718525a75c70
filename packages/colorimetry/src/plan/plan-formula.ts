import { clampLevel } from '../colour/level.ts'
import { shadeNotation } from '../colour/shade.ts'
import type { Technique } from '../data/techniques.ts'
import type { Plan, PlanOutcome, Reason } from '../model/plan.ts'
import type { GoalZone, Situation } from '../model/situation.ts'
import { ZONES } from '../model/vocabulary.ts'
import { alternativesTo, softerGoal } from './alternatives.ts'
import { chairMinutes } from './chair-time.ts'
import { expectedColour, promisedLevel } from './expected.ts'
import { type Facts, factsOf } from './facts.ts'
import { answeredCap, zoneCaps } from './lift-caps.ts'
import { maintenanceFor } from './maintenance.ts'
import { missingAnswers } from './missing-answers.ts'
import { optionsFor } from './options.ts'
import { reason } from './reason.ts'
import { absoluteRefusals, type Stop, stopFor } from './refusals.ts'
import { type HairState, startingHair } from './replay.ts'
import { type Course, courseOf } from './sessions.ts'
import { chooseTechnique, lightLevel, type TechniqueChoice } from './technique-choice.ts'
import { warningsFor } from './warnings.ts'
import { coverableGoals } from './white-goal.ts'
import { type GoalByZone, goalsOf, levelsToGo } from './zone-tasks.ts'

/** Tones from which a technique is a work in several zones of its own, not one colour with an accent. */
const MULTI_ZONE_TONES = 3

/** Goals under a technique: light zones go to the lights' level, the others are never lifted. */
const goalsUnder = (technique: Technique, hair: HairState, goals: GoalByZone): GoalByZone => {
  const level = lightLevel(technique, goals)
  const under = { ...goals }
  for (const zone of ZONES)
    under[zone] = technique.lightZones.includes(zone)
      ? { ...goals[zone], level }
      : { ...goals[zone], level: Math.min(goals[zone].level, hair[zone].level) }
  return under
}

type Draft = {
  readonly facts: Facts
  readonly hair: HairState
  readonly wished: GoalByZone
  readonly choice: TechniqueChoice
  readonly lifting: Technique | null
  readonly whiteNotes: readonly Reason[]
  readonly course: Course
  readonly missing: readonly string[]
}

const draftOf = (situation: Situation): Draft => {
  const facts = factsOf(situation)
  const hair = startingHair(situation)
  const wished = goalsOf(situation)
  const choice = chooseTechnique(facts, hair, wished)
  const lifting = choice.lifts ? choice.technique : null
  const coverable = lifting === null ? coverableGoals(hair, wished, facts) : { goals: wished, reasons: [] }
  const goals = lifting === null ? coverable.goals : goalsUnder(lifting, hair, wished)
  const fullCoverage = coverable.reasons.length === 0
  const course = courseOf(hair, { goals, technique: lifting, facts, fullCoverage })
  return {
    facts,
    hair,
    wished,
    choice,
    lifting,
    whiteNotes: coverable.reasons,
    course,
    missing: missingAnswers(situation),
  }
}

/** The zone that the plan speaks of when it names one colour: the last one that gets light, otherwise the ends. */
const mainZone = (draft: Draft) => draft.lifting?.lightZones.at(-1) ?? 'ends'

const liftOf = ({ facts, hair, wished, lifting }: Draft): Plan['lift'] => ({
  wanted: wished.lengths.level - hair.lengths.level,
  cap: zoneCaps('lengths', hair.lengths, facts.situation, lifting?.foil ?? false).powder,
})

const refused = (draft: Draft, stop: Stop): Plan => {
  const { situation } = draft.facts
  const zone = mainZone(draft)
  const provisional = draft.missing.length > 0
  return {
    outcome: stop.outcome,
    provisional,
    missing: draft.missing,
    lift: liftOf(draft),
    technique: draft.choice.technique?.id ?? null,
    sessions: [],
    expected: expectedColour(clampLevel(situation.current[zone].level), situation.current[zone].tone, provisional),
    totalMinutes: 0,
    reasons: [],
    warnings: warningsFor(draft.facts, [], draft.missing, 0, 0, 0),
    refusals: stop.reasons,
    alternatives: alternativesTo(stop.reasons, draft.hair[zone]),
    maintenance: [],
    options: [],
  }
}

const outcomeOf = ({ whiteNotes, course, lifting }: Draft): PlanOutcome => {
  if (whiteNotes.length > 0 || !course.reached) return 'ALTERNATIVE'
  if (course.sessions.length > 1) return 'MULTI'
  return lifting !== null && lifting.tones[0] >= MULTI_ZONE_TONES ? 'MULTI_ZONE' : 'OK'
}

const reasonsOf = (draft: Draft, lift: Plan['lift']): Reason[] => {
  const { facts, hair, wished, choice, whiteNotes, course } = draft
  const { situation } = facts
  const zone = mainZone(draft)
  const shade = shadeNotation(wished[zone].level, wished[zone].tone)
  const notes: Reason[] =
    situation.goal.kind === 'refresh'
      ? [reason('goal-refresh', '8.4', { level: wished[zone].level, shade })]
      : [
          reason('goal-transform', '8.4', {
            from: shadeNotation(hair[zone].level, hair[zone].tone),
            to: shade,
            lift: wished[zone].level - hair[zone].level,
          }),
        ]
  notes.push(...choice.reasons, ...whiteNotes)
  const lifts = ZONES.some((each) => levelsToGo(hair[each], wished[each]) > 0)
  if (lifts) notes.push(...zoneCaps('lengths', hair.lengths, situation, draft.lifting?.foil ?? false).reasons)
  if (course.sessions.length > 1)
    notes.push(reason('session-split', '7.4', { wanted: lift.wanted, cap: lift.cap, sessions: course.sessions.length }))
  return notes
}

/** A plan without options: what an option is built from, too. */
export const planWithoutOptions = (situation: Situation): Plan => {
  const draft = draftOf(situation)
  const absolute = absoluteRefusals(situation)
  if (absolute.length > 0) return refused(draft, { outcome: 'REFUSE', reasons: absolute })
  const { facts, hair, wished, lifting, course, missing } = draft
  const zone = mainZone(draft)
  const lift = liftOf(draft)
  const stop = stopFor(situation, course.sessions)
  if (stop !== null) return refused(draft, stop)
  const provisional = missing.length > 0
  const reached = course.hair[zone].level
  const today = course.sessions[0]?.phases ?? []
  const last = course.sessions.at(-1)
  const promised = promisedLevel(reached, last?.phases ?? [])
  const expected = expectedColour(clampLevel(promised), wished[zone].tone, provisional)
  const totalMinutes = chairMinutes(today, lifting, situation.details.length)
  const outcome = outcomeOf(draft)
  const reasons = reasonsOf(draft, lift)
  if (promised < reached) reasons.push(reason('promise-lower', '4.1', { level: promised, shade: expected.shade }))
  const planned: GoalZone = { level: reached, tone: wished[zone].tone }
  const answered = answeredCap('lengths', hair.lengths, situation, lifting?.foil ?? false)
  return {
    outcome,
    provisional,
    missing,
    lift,
    technique: draft.choice.technique?.id ?? null,
    sessions: course.sessions,
    expected,
    totalMinutes,
    reasons,
    warnings: warningsFor(facts, course.sessions, missing, situation.goal.level, expected.tolerance, totalMinutes),
    refusals: [],
    alternatives: [
      ...(outcome === 'ALTERNATIVE' ? softerGoal(wished[zone], planned, draft.whiteNotes.length > 0) : []),
      ...(lift.wanted > lift.cap && answered > lift.cap
        ? [reason('answer-details', '7.4', { cap: lift.cap, answered })]
        : []),
    ],
    maintenance: maintenanceFor(facts, course.sessions, lifting, planned),
    options: [],
  }
}

/**
 * The plan for a situation: deterministic, zone by zone, within every cap and limit of the reference. Refusals have no
 * sessions; unanswered questions make it provisional with cautious caps.
 */
export const planFormula = (situation: Situation): Plan => {
  const plan = planWithoutOptions(situation)
  return { ...plan, options: optionsFor(situation, plan, planWithoutOptions) }
}
