import { conditionOf, likelyType } from '../hair/likely-answers.ts'
import { isWhiteUnasked } from '../hair/white-treatment.ts'
import type { Corrections } from '../model/corrections.ts'
import type { Plan } from '../model/plan.ts'
import type { Situation } from '../model/situation.ts'
import type { Condition, HairType } from '../model/vocabulary.ts'
import { planBalanced, planWithoutOptions } from '../plan/plan-formula.ts'
import type { PlanOf } from '../plan/remembered-plans.ts'
import { workOf } from '../plan/work-of.ts'
import { safePlan } from '../safe-plan.ts'
import { buildSituation, type SituationInput } from '../situation/build-situation.ts'
import { type Declared, QUESTIONS, type QuestionId } from './questions.ts'

/** The questions about the hair whose most likely answer a plan takes while they are open, and that about white hair of a photo. */
export const SIBLING_QUESTIONS = ['hairType', 'condition', 'whiteWish'] as const satisfies readonly QuestionId[]
export type SiblingQuestionId = (typeof SIBLING_QUESTIONS)[number]

/** The plan for white hair that only a photo shows, before its wish is known: it is not covered. */
export const WHITE_TO_ASK = 'da-chiedere'

/** The declared answer to one of these questions; null while it is open. */
export const declaredAnswer = (
  question: SiblingQuestionId,
  { hairType, condition, details }: Declared,
): string | null => {
  if (question === 'whiteWish') return details.white?.wish ?? null
  return question === 'hairType' ? hairType : condition
}

/** A plan for one answer. It passes the safety rules and has no options. */
export type Sibling = {
  /** The answer; the most likely one while the question is open. */
  readonly id: string
  /** What is declared; null leaves the question open. */
  readonly answer: string | null
  readonly isCurrent: boolean
  readonly situation: Situation
  readonly plan: Plan
}

/** The answer that is taken while a question is open. */
const likelyAnswer = (
  question: SiblingQuestionId,
  situation: Situation,
): HairType | Condition | typeof WHITE_TO_ASK => {
  if (question === 'whiteWish') return WHITE_TO_ASK
  return question === 'condition' ? conditionOf(situation) : likelyType(situation)
}

const isSame = (one: Plan, other: Plan): boolean =>
  one.expected.shade === other.expected.shade && JSON.stringify(workOf(one)) === JSON.stringify(workOf(other))

/**
 * The plans for the answers to one question: the current one, the most likely one, and those whose work or result differs from that
 * of the most likely one. Empty where no plan differs, without a Prima, whose hair must be declared, and for white hair that is no question.
 */
export const siblingPlans = (
  question: SiblingQuestionId,
  { selectors, details, ...photos }: SituationInput,
  corrections: Corrections | null,
  planOf: PlanOf = planWithoutOptions,
): readonly Sibling[] => {
  const planned = (answer: string | null) => {
    const { details: given, ...answered } = QUESTIONS[question].give({ ...selectors, details }, answer)
    const built = buildSituation({ ...photos, selectors: answered, details: given })
    if ('ok' in built) return null
    const situation = corrections === null ? built : { ...built, corrections }
    return { answer, situation, ...safePlan(situation, planBalanced, planOf) }
  }
  const open = planned(null)
  if (open === null || (question === 'whiteWish' && !isWhiteUnasked(open.situation))) return []
  const likely = likelyAnswer(question, open.situation)
  const current = declaredAnswer(question, { ...selectors, details }) ?? likely
  const ids = QUESTIONS[question].choices.map(({ id }) => id)
  const siblings: readonly Sibling[] = [...(ids.includes(likely) ? [] : [likely]), ...ids].flatMap((id) => {
    const sibling = id === likely ? open : planned(id)
    const isCurrent = id === current
    const isListed = isCurrent || id === likely || (sibling !== null && !isSame(sibling.plan, open.plan))
    return sibling !== null && isListed ? [{ ...sibling, id, isCurrent }] : []
  })
  return siblings.length < 2 ? [] : siblings
}
