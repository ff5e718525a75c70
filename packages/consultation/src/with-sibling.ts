import { type OptionId, QUESTIONS } from '@riflesso/colorimetry'
import type { AnalysisResult, SiblingQuestion } from './analysis-result.ts'

/** An analysis with its siblings. */
export type WithSiblings = {
  readonly analysis: AnalysisResult
  readonly siblings: readonly SiblingQuestion[]
  readonly chosenOption: OptionId | null
}

/**
 * The record of an analysis with another answer to a question about the hair, from its siblings: their formula and texts. Its open
 * questions lose this one and the effects of their answers, and the siblings of another question their formulas: they are known once the
 * server has planned the answer. Returns the record itself for the answer that it shows, and for one without a formula.
 */
export function withSibling<Shown extends WithSiblings>(
  record: Shown,
  question: SiblingQuestion['id'],
  id: string,
): Shown {
  const { analysis, siblings } = record
  const asked = siblings.find((each) => each.id === question)
  const sibling = asked?.risposte.find((each) => each.id === id)
  if (!sibling?.formula) return record
  const { client, supplierDisplayName, prima, dopo, questions, declared, corrections } = analysis
  const risposte = asked?.risposte.map((each) => {
    if (each.id === id) return { ...each, isShown: true, formula: null }
    return each.isShown ? { ...each, isShown: false, formula: analysis } : each
  })
  return {
    ...record,
    analysis: {
      ...sibling.formula,
      client,
      supplierDisplayName,
      prima,
      dopo,
      questions: questions.filter((each) => each.id !== question).map(withoutEffects),
      declared: declared && QUESTIONS[question].give(declared, sibling.answer),
      corrections,
    },
    siblings: siblings.map((each) => (each === asked ? { ...each, risposte } : withoutFormulas(each))),
    chosenOption: null,
  }
}

const withoutEffects = (question: AnalysisResult['questions'][number]): AnalysisResult['questions'][number] => ({
  ...question,
  risposte: question.risposte.map((each) => ({ ...each, effetto: '' })),
})

const withoutFormulas = (question: SiblingQuestion): SiblingQuestion => ({
  ...question,
  risposte: question.risposte.map((each) => ({ ...each, isShown: false, formula: null })),
})
