import { TYPE_OF_HISTORY } from '../hair/history.ts'
import { conditionOf } from '../hair/likely-answers.ts'
import type { Corrections } from '../model/corrections.ts'
import type { Plan } from '../model/plan.ts'
import type { Situation } from '../model/situation.ts'
import type { Condition, HairType } from '../model/vocabulary.ts'
import { planBalanced } from '../plan/plan-formula.ts'
import { workOf } from '../plan/work-of.ts'
import { safePlan } from '../safe-plan.ts'
import { buildSituation, type SituationInput } from '../situation/build-situation.ts'
import { QUESTIONS, type QuestionId } from './questions.ts'

/** The questions about the hair whose most likely answer a plan takes while they are open. */
export const SIBLING_QUESTIONS = ['hairType', 'condition'] as const satisfies readonly QuestionId[]
export type SiblingQuestionId = (typeof SIBLING_QUESTIONS)[number]

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
const likelyAnswer = (question: SiblingQuestionId, situation: Situation): HairType | Condition =>
  question === 'condition' ? conditionOf(situation) : TYPE_OF_HISTORY[situation.current.lengths.history]

const isSame = (one: Plan, other: Plan): boolean =>
  one.expected.shade === other.expected.shade && JSON.stringify(workOf(one)) === JSON.stringify(workOf(other))

/**
 * The plans for the answers to one question: the current one, the most likely one, and those whose work or result differs from that
 * of the most likely one. Empty where no plan differs, and without a Prima, whose hair must be declared.
 */
export const siblingPlans = (
  question: SiblingQuestionId,
  { selectors, details, ...photos }: SituationInput,
  corrections: Corrections | null,
): readonly Sibling[] => {
  const planned = (answer: string | null) => {
    const { details: given, ...answered } = QUESTIONS[question].give({ ...selectors, details }, answer)
    const built = buildSituation({ ...photos, selectors: answered, details: given })
    if ('ok' in built) return null
    const situation = corrections === null ? built : { ...built, corrections }
    return { answer, situation, ...safePlan(situation, planBalanced) }
  }
  const open = planned(null)
  if (open === null) return []
  const likely = likelyAnswer(question, open.situation)
  const current = selectors[question] ?? likely
  const siblings: readonly Sibling[] = QUESTIONS[question].choices.flatMap(({ id }) => {
    const sibling = id === likely ? open : planned(id)
    const isCurrent = id === current
    const isListed = isCurrent || id === likely || (sibling !== null && !isSame(sibling.plan, open.plan))
    return sibling !== null && isListed ? [{ ...sibling, id, isCurrent }] : []
  })
  return siblings.length < 2 ? [] : siblings
}
