import type { AnalysisResult, SiblingQuestion } from './analysis-result.ts'

/** An analysis with its siblings. */
export type WithSiblings = { readonly analysis: AnalysisResult; readonly siblings: readonly SiblingQuestion[] }

/**
 * The analysis with another answer to a question about the hair, from its siblings: its formula and texts. Its open questions lose this
 * one and the effects of their answers, which are known once the server has planned it. The siblings are those of the same
 * question. Returns the same analysis for its own answer, and for one that it does not have.
 */
export function analysisOfSibling(
  { analysis, siblings }: WithSiblings,
  question: SiblingQuestion['id'],
  id: string,
): WithSiblings {
  const asked = siblings.find((each) => each.id === question)
  const sibling = asked?.risposte.find((each) => each.id === id)
  if (asked === undefined || !sibling?.formula) return { analysis, siblings }
  const { client, supplierDisplayName, prima, dopo, questions, declared, corrections } = analysis
  const risposte = asked.risposte.map((each) => {
    if (each.id === id) return { ...each, formula: null }
    return each.formula === null ? { ...each, formula: analysis } : each
  })
  return {
    analysis: {
      ...sibling.formula,
      client,
      supplierDisplayName,
      prima,
      dopo,
      questions: questions.filter((each) => each.id !== question).map(withoutEffects),
      declared: declared && { ...declared, [question]: sibling.answer },
      corrections,
    },
    siblings: [{ ...asked, risposte }],
  }
}

const withoutEffects = (question: AnalysisResult['questions'][number]): AnalysisResult['questions'][number] => ({
  ...question,
  risposte: question.risposte.map((each) => ({ ...each, effetto: '' })),
})
