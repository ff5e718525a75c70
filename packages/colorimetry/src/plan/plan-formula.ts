import { chairMinutes } from '../clock/session-clock.ts'
import { shadeNotation } from '../colour/shade.ts'
import { wishedTones } from '../hair/cast.ts'
import { wishReasons, withCautiousWish } from '../hair/cautious-wish.ts'
import { missingAnswers } from '../hair/missing-answers.ts'
import { headAfter, headsThrough, withResults } from '../hair/replay-plan.ts'
import { minTolerance } from '../hair/tolerance.ts'
import { whiteTreatment } from '../hair/white-treatment.ts'
import { LEVEL_TOLERANCE, levelsToGo } from '../hair/wish.ts'
import { keepsColour } from '../model/phase-colour.ts'
import type { Plan, PlanOutcome, Reason } from '../model/plan.ts'
import type { ReasonCode } from '../model/reason-codes.ts'
import type { GoalZone, Situation } from '../model/situation.ts'
import { eachZone, type Zone } from '../model/vocabulary.ts'
import { otherApproaches } from './approaches.ts'
import { inClockOrder } from './clock-order.ts'
import { type Draft, draftOf } from './draft.ts'
import { isPowderRefused, isWeak, withoutAsh } from './facts.ts'
import { optionsFor } from './options.ts'
import { asForetold, expectedOn, missedWishes, promising, type Wish } from './promise.ts'
import { alternativesTo, besideToday, otherWay } from './reasons/alternatives.ts'
import { learntReasons } from './reasons/learnt.ts'
import { maintenanceFor } from './reasons/maintenance.ts'
import { assumedReasons, goalOf, reasonsFor, shortZones, whiteWishReasons, wishOf } from './reasons/plan-reasons.ts'
import { absoluteRefusals, type Stop, stopFor } from './reasons/refusals.ts'
import { warningsFor } from './reasons/warnings.ts'
import { secondApplications } from './services/second-application.ts'
import { withoutCasts } from './services/services.ts'
import { steerCourse } from './steer/steer-course.ts'
import { zoneRequests } from './zone-tasks.ts'

/** Number of tones from which a technique colours several zones separately instead of one colour with an accent. */
const MULTI_ZONE_TONES = 3

const liftOf = ({ lift: { zone, wanted, cap } }: Draft): Plan['lift'] => ({ zone, wanted, cap: cap.levels })

const refused = (draft: Draft, stop: Stop): Plan => {
  const {
    facts: { situation },
    hair,
    main,
    choice,
  } = draft
  const missing = missingAnswers(situation)
  const provisional = missing.length > 0
  const goal = goalOf(draft)
  const tolerance = minTolerance(provisional, headAfter([], situation), goal.zones, situation, 0)
  const expected = expectedOn(headAfter([], situation), main, draft.shown[main].tone, tolerance)
  return {
    outcome: stop.outcome,
    provisional,
    missing,
    goal,
    lift: liftOf(draft),
    technique: choice.technique?.id ?? null,
    sessions: [],
    expected,
    totalMinutes: 0,
    reasons: wishOf(draft, goal),
    warnings: warningsFor({ draft, sessions: [], missing, goal, expected, totalMinutes: 0 }),
    refusals: stop.reasons,
    alternatives: alternativesTo(stop.reasons, hair[main]),
    maintenance: [],
    options: [],
  }
}

const BLEND_LOOKS_LIGHTER = 1
const isShining = (notes: readonly Reason[]) => notes.every(({ code }) => code !== 'white-too-light')

const outcomeOf = ({ whiteNotes, course, lifting, lift }: Draft): PlanOutcome => {
  // Visible white looks at most a level lighter.
  const isFar = lift.wanted > Math.min(BLEND_LOOKS_LIGHTER, lift.cap.levels)
  if ((whiteNotes.length > 0 && (isFar || !isShining(whiteNotes))) || !course.reached) return 'ALTERNATIVE'
  if (course.sessions.length > 1) return 'MULTI'
  return lifting !== null && lifting.tones[0] >= MULTI_ZONE_TONES ? 'MULTI_ZONE' : 'OK'
}

/** The other way to the wish of the main zone, or of the zone that misses it. */
const instead = (draft: Draft): Reason => {
  const short = shortZones(draft)
  const zone = short.includes(draft.main) ? draft.main : (short[0] ?? draft.main)
  return otherWay(draft.shown[zone], draft)
}

/** Why other services are not used on the main zone; with lights the technique is the reason. */
const othersThan = ({ lifting, hair, course: { goals }, facts, main }: Draft): readonly Reason[] =>
  lifting === null
    ? zoneRequests(hair, goals, facts)
        .filter(({ zone }) => zone === main)
        .flatMap(otherApproaches)
    : []

/** The wish of every zone, for the forecast: lights share that of the main zone. */
const aimsOf = ({ shown, facts }: Draft): Readonly<Record<Zone, GoalZone>> =>
  eachZone((zone) => {
    const { level, measured = level, tone } = shown[zone]
    return { level: measured, tone: withoutAsh(tone, facts) }
  })

const LIFTS_BY_COLOUR: ReadonlySet<ReasonCode> = new Set(['lift-natural-colour', 'lift-permed', 'lift-highlift'])
const isColourLift = ({ code }: Reason): boolean => LIFTS_BY_COLOUR.has(code)

/** What keeps a zone from being lighter, which colour has lifted or not. */
const limitOf = ({ facts, whiteNotes }: Draft, byColour: boolean): Wish['limit'] => {
  const isSpared = facts.mayBeWhite && whiteTreatment(facts.situation) === 'reveal'
  if (whiteNotes.length > 0 || isSpared) return facts.mayBeWhite ? 'white-open' : 'white'
  if (byColour && facts.mayBeWhite) return 'white-asked'
  if (isPowderRefused(facts)) return 'no-powder'
  if (byColour) return 'powder'
  return isWeak(facts.condition) ? 'fibre' : 'visit'
}

/** The wish of every zone as the plan is judged by it. */
const wishesOf = (draft: Draft): Readonly<Record<Zone, Wish>> => {
  const { shown, facts, whiteNotes, course, hair, wished } = draft
  const short = whiteNotes.length > 0 ? [] : shortZones(draft)
  const works = course.sessions.flatMap(({ phases }) => phases)
  const { situation } = facts
  return eachZone((zone): Wish => {
    const { level, measured = level, tone } = shown[zone]
    const byColour = works.some(({ zones, reasons }) => zones.includes(zone) && reasons.some(isColourLift))
    return {
      level: measured,
      tone,
      shade: shadeNotation(level, tone),
      isOutOfReach: short.includes(zone),
      isKept:
        situation.goal.kind === 'transform' &&
        levelsToGo(hair[zone], wished[zone]) === 0 &&
        keepsColour(zone, course.sessions),
      limit: limitOf(draft, byColour),
    }
  })
}

/** A plan without options, and without the results of its bowls; also the base of each option. */
export const planWithoutOptions = (given: Situation): Plan => {
  const situation = withCautiousWish(given)
  const draft = draftOf(situation)
  const absolute = absoluteRefusals(situation)
  // Hair that must not be coloured has a cap of zero, whatever the wish.
  if (absolute.length > 0)
    return { ...refused(draftOf(given), { outcome: 'REFUSE', reasons: absolute }), lift: { ...liftOf(draft), cap: 0 } }
  const { facts, course, lifting, main } = draft
  const stop = stopFor(situation, course.sessions)
  // A refusal names the wish as it was read.
  if (stop !== null) return refused(draftOf(given), stop)
  const missing = missingAnswers(situation)
  const provisional = missing.length > 0
  const goal = goalOf(draft)
  const aims = aimsOf(draft)
  const powdered = secondApplications(course.sessions, situation, lifting)
  const steered = steerCourse(powdered, headAfter([], situation), aims, facts)
  const works = withoutCasts({
    sessions: steered,
    heads: headsThrough(steered, situation),
    wished: wishedTones(goal, situation),
  }).map((session) => ({
    ...session,
    phases: inClockOrder(session.phases, draft.choice.technique, situation.details),
  }))
  const told = asForetold(works, headAfter([], situation))
  const head = headAfter(works, situation)
  const sessions = promising(told, headAfter([], situation), main, aims[main].tone)
  const tolerance = minTolerance(provisional, head, goal.zones, situation, sessions.length)
  const expected = expectedOn(head, main, aims[main].tone, tolerance)
  const totalMinutes = chairMinutes(sessions[0]?.phases ?? [], draft.choice.technique, situation.details)
  const outcome = outcomeOf(draft)
  return {
    outcome,
    provisional,
    missing,
    goal,
    lift: liftOf(draft),
    technique: draft.choice.technique?.id ?? null,
    sessions,
    expected,
    totalMinutes,
    reasons: [
      ...assumedReasons(situation, sessions),
      ...whiteWishReasons(given, goal),
      ...wishReasons(
        { sessions, technique: given.details.technique === null ? (draft.choice.technique?.id ?? null) : null },
        given,
      ),
      ...missedWishes(head, goal, wishesOf(draft)),
      ...reasonsFor(draft, goal),
      ...learntReasons(head[main]),
    ],
    warnings: warningsFor({ draft, sessions, missing, goal, expected, totalMinutes }),
    refusals: [],
    alternatives: [...(outcome === 'ALTERNATIVE' ? [instead(draft)] : []), ...besideToday(draft, goal, sessions[0])],
    // A harsher way that ends darker is none.
    alternativesConsidered: othersThan(draft).filter(
      ({ code, values }) => code !== 'road-harsher' || Number(values.level) > expected.level - LEVEL_TOLERANCE,
    ),
    maintenance: maintenanceFor(facts, sessions, lifting, {
      main,
      on: (zone) => ({
        expected: zone === main ? expected : expectedOn(head, zone, aims[zone].tone, tolerance),
        wished: aims[zone].tone,
      }),
    }),
    options: [],
  }
}

const withColours = <T extends Pick<Plan, 'sessions'>>(way: T, situation: Situation): T => ({
  ...way,
  sessions: withResults(way.sessions, situation),
})

/** The plan for a situation, without its options. */
export const planBalanced = (situation: Situation, planOf = planWithoutOptions): Plan =>
  withColours(planOf(situation), situation)

/**
 * The plan for a situation: deterministic, zone by zone, within every cap and limit of the reference. Refusals have no
 * sessions; unanswered questions make it provisional with cautious caps.
 */
export const planFormula = (situation: Situation, planOf = planWithoutOptions): Plan => {
  const plan = planOf(situation)
  const options = optionsFor(situation, plan, planOf)
  return { ...withColours(plan, situation), options: options.map((option) => withColours(option, situation)) }
}
