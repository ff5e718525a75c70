import { fullAnalysis } from '@riflesso/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { messageOf } from '~/api/api-error.ts'
import { questionsCopy } from '~/copy/analysis/deciding-questions.ts'
import { isUnanswered } from '~/offline/call-with-offline-fallback.ts'
import { forgetSiblingToSave, type SiblingToSave, siblingToSave, useSiblingToSave } from '~/offline/siblings-to-save.ts'
import { useRetry } from '~/offline/use-retry.ts'
import { toast } from '~/ui/toast/toast.ts'
import { type PlannedAnew, sendAnswer } from './answer-questions.ts'

/**
 * Saves the sibling that this browser shows of an analysis: now, and again until the server answers. `onPlanned` is called unless
 * another sibling is shown meanwhile. A rejected one is forgotten, and the archived analysis read again.
 */
export function useSaveSibling(analysisId: string, onPlanned: (planned: PlannedAnew) => void): void {
  const queryClient = useQueryClient()
  const waiting = useSiblingToSave(analysisId)
  const isSame = (sent: SiblingToSave) => siblingToSave(analysisId) === sent
  const { mutate, isPending } = useMutation({
    ...sendAnswer(analysisId),
    onSuccess: (planned, sent: SiblingToSave) => {
      if (!isSame(sent)) return
      forgetSiblingToSave(analysisId)
      onPlanned(planned)
    },
    onError: (error, sent) => {
      if (isUnanswered(error) || !isSame(sent)) return
      forgetSiblingToSave(analysisId)
      toast.error({ title: questionsCopy.failed, text: messageOf(error) })
      void queryClient.invalidateQueries({ queryKey: [fullAnalysis.path, analysisId] })
    },
  })
  useEffect(() => {
    if (waiting !== null) mutate(waiting)
  }, [waiting, mutate])
  useRetry(waiting !== null, () => {
    if (waiting !== null && !isPending) mutate(waiting)
  })
}
