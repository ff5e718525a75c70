import {
  declaredAnswer,
  rememberedPlans,
  SIBLING_QUESTIONS,
  type Sibling,
  siblingPlans,
  WHITE_TO_ASK,
} from '@riflesso/colorimetry'
import type { AnalysisResult, SiblingQuestion, WrittenSibling } from './analysis-result.ts'
import { isUsable } from './reading/judge-reading.ts'
import type { Case } from './sections/case.ts'
import { answerInWords } from './words/questions.ts'
import { hairInWords } from './words/reading/declared.ts'
import { isErased, writePlan } from './write-analysis.ts'

/**
 * The formulas of an analysis for the other answers about the hair, where these were not given before it. A question is left out if its
 * answers do not change the plan. Empty where the analysis cannot be planned again from what is archived, and where an external
 * model changed its formula: the changes would be lost. `planOf` is the planner, best that of the analysis.
 */
export function writeSiblings(analysis: AnalysisResult, planOf = rememberedPlans()): readonly SiblingQuestion[] {
  const { prima, dopo, declared, corrections = null, decidedBy } = analysis
  if (
    declared === undefined ||
    analysis.own !== undefined ||
    decidedBy.formula === 'modello' ||
    isErased(analysis) ||
    !isUsable(analysis)
  )
    return []
  const { details, answeredHere = [], ...selectors } = declared
  const input = { prima, dopo, selectors, details }
  return SIBLING_QUESTIONS.filter(
    (id) => declaredAnswer(id, { ...selectors, details }) === null || answeredHere.includes(id),
  )
    .map((id) => ({
      id,
      risposte: siblingPlans(id, input, corrections, planOf).map((sibling) => written(sibling, id, { prima, dopo })),
    }))
    .filter(({ risposte }) => risposte.length > 0)
}

/** The answer while the question is open. */
const ASKED = 'Da chiedere'

const written = (
  { id, answer, isCurrent, situation, plan }: Sibling,
  question: SiblingQuestion['id'],
  photos: Pick<Case, 'prima' | 'dopo'>,
): WrittenSibling => ({
  id,
  answer,
  testo: id === WHITE_TO_ASK ? ASKED : answerInWords(question, id),
  vale: `Vale per ${hairInWords(situation)}.`,
  isShown: isCurrent,
  formula: isCurrent ? null : writePlan({ ...photos, situation, plan }),
})
