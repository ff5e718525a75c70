import { answerQuestions } from '@riflesso/contract'
import type { z } from 'zod'
import { call } from '~/api/client.ts'
import { questionsCopy } from '~/copy/analysis/deciding-questions.ts'
import { useApiMutation } from '~/ui/toast/toast.ts'

export type PlannedAnew = z.output<typeof answerQuestions.response>
type Answer = z.input<typeof answerQuestions.body>['answers'][number]

/** The mutation that answers a question of an archived analysis, which is then planned again. Calls are serialised. */
export const sendAnswer = (analysisId: string) => ({
  scope: { id: `${answerQuestions.path} ${analysisId}` },
  mutationFn: ({ question, answer }: Answer) =>
    call(answerQuestions, { params: { id: analysisId }, body: { answers: [{ question, answer }] } }),
})

/** Answers a question of an archived analysis. */
export function useAnswerQuestion(analysisId: string, onPlanned: (planned: PlannedAnew) => void) {
  return useApiMutation({
    ...sendAnswer(analysisId),
    onSuccess: onPlanned,
    failed: questionsCopy.failed,
  })
}
