import type { Plan, PlanOutcome } from '../model/plan.ts'
import type { Situation, ZoneState } from '../model/situation.ts'
import { eachZone } from '../model/vocabulary.ts'
import { planWithoutOptions } from '../plan/plan-formula.ts'
import { hasPowder } from '../plan/reasons/refusals.ts'
import type { PlanOf } from '../plan/remembered-plans.ts'
import { historyAt, withEndsSeen } from '../situation/build-situation.ts'
import { hasRegrowth } from '../situation/zone-colours.ts'
import { QUESTION_IDS, QUESTIONS, type QuestionId } from './questions.ts'

/** Summary of the plan for one answer to a question. */
export type AnswerEffect = {
  readonly answer: string
  readonly outcome: PlanOutcome
  readonly sessions: number
  /** Shade of the result, generic notation. */
  readonly shade: string
  readonly usesPowder: boolean
}

export type DecidingQuestion = {
  readonly question: QuestionId
  /** Expected change of the plan, 0 = none. */
  readonly weight: number
  readonly answers: readonly AnswerEffect[]
}

/** Most questions at a time. */
const MAX_QUESTIONS = 3
/** Smallest expected change for which a question is asked [E]. */
const MIN_WEIGHT = 0.1

const usesPowder = ({ sessions }: Plan): boolean => sessions.some(hasPowder)

/** Bowls of the first session: kind, shade, strength and zones. */
const bowlsOf = ({ sessions }: Plan): ReadonlySet<string> =>
  new Set(
    sessions[0]?.phases.flatMap(({ products, developer, zones }) =>
      products.map((each) => `${each.class} ${each.shade} ${developer?.volume ?? 0} ${zones.join(' ')}`),
    ),
  )

/** Weights of the differences between two plans; a refusal counts most [E]. */
const WEIGHTS = { refused: 3, powder: 1.5, session: 1, bowls: 1.5, level: 0.5 } as const

/** Difference between two plans for the colourist. */
const distance = (one: Plan, other: Plan): number => {
  const isDone = ({ sessions }: Plan) => sessions.length > 0
  if (isDone(one) !== isDone(other)) return WEIGHTS.refused
  const [bowls, others] = [bowlsOf(one), bowlsOf(other)]
  const shared = [...bowls].filter((bowl) => others.has(bowl)).length
  const all = bowls.size + others.size - shared
  return (
    WEIGHTS.powder * Number(usesPowder(one) !== usesPowder(other)) +
    WEIGHTS.session * Math.abs(one.sessions.length - other.sessions.length) +
    WEIGHTS.level * Math.abs(one.expected.level - other.expected.level) +
    (all === 0 ? 0 : WEIGHTS.bowls * (1 - shared / all))
  )
}

/** Assumed histories are replaced once the type is declared; a declared regrowth is natural. */
const withHistory = (situation: Situation): Situation => {
  const { hairType, details } = situation
  const isDeclared = hasRegrowth(details)
  const current = eachZone((zone): ZoneState => {
    const { assumed, ...state } = situation.current[zone]
    if (hairType !== null && (assumed || (zone === 'roots' && isDeclared)))
      return { ...state, history: historyAt(zone, hairType, isDeclared) }
    return situation.current[zone]
  })
  return { ...situation, current }
}

const answered = (situation: Situation, question: QuestionId, answer: string): Situation => {
  const given = QUESTIONS[question].give(situation, answer)
  if (question === 'endsDarker') return withEndsSeen(given)
  if (question === 'whiteShare') {
    const { seenWhite: _, ...declared } = given
    return declared
  }
  return question === 'hairType' || question === 'regrowthCm' ? withHistory(given) : given
}

const weigh = (situation: Situation, now: Plan, question: QuestionId, planOf: PlanOf): DecidingQuestion => {
  const { choices } = QUESTIONS[question]
  let weight = 0
  const answers = choices.map(({ id, chance }) => {
    const plan = planOf(answered(situation, question, id))
    weight += chance * distance(now, plan)
    const { outcome, sessions, expected } = plan
    return { answer: id, outcome, sessions: sessions.length, shade: expected.shade, usesPowder: usesPowder(plan) }
  })
  return { question, weight, answers }
}

/**
 * The open questions whose answers would change the plan of this situation most, at most three, the most decisive first. Each answer
 * is planned, and weighted by its frequency. Empty if no open question is decisive.
 */
export const decidingQuestions = (
  situation: Situation,
  planOf: PlanOf = planWithoutOptions,
): readonly DecidingQuestion[] => {
  const now = planOf(situation)
  return QUESTION_IDS.filter((question) => QUESTIONS[question].isOpen(situation))
    .map((question) => weigh(situation, now, question, planOf))
    .filter(({ weight }) => weight >= MIN_WEIGHT)
    .sort((one, other) => other.weight - one.weight)
    .slice(0, MAX_QUESTIONS)
}
