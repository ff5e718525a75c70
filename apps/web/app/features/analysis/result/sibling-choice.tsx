import type { SiblingQuestion } from '@riflesso/consultation'
import { fullAnalysis } from '@riflesso/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { messageOf } from '~/api/api-error.ts'
import { questionsCopy } from '~/copy/analysis/deciding-questions.ts'
import { isUnanswered } from '~/offline/call-with-offline-fallback.ts'
import {
  forgetSiblingToSave,
  keepSiblingToSave,
  type SiblingToSave,
  siblingToSave,
  useSiblingToSave,
} from '~/offline/siblings-to-save.ts'
import { useRetry } from '~/offline/use-retry.ts'
import { Chips } from '~/ui/form/chips.tsx'
import { toast } from '~/ui/toast/toast.ts'
import { type PlannedAnew, sendAnswer } from './answer-questions.ts'

/**
 * Saves the sibling that this browser shows of an analysis: now, and again until the server answers. `onPlanned` is called unless
 * another sibling is shown meanwhile. A rejected one is forgotten, and the archived analysis read again.
 */
function useSaveSibling(analysisId: string, onPlanned: (planned: PlannedAnew) => void): void {
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

type Props = {
  readonly analysisId: string
  readonly siblings: readonly SiblingQuestion[]
  /** Called when another answer is shown; it is saved afterwards. */
  readonly onShown: (question: SiblingQuestion['id'], id: string) => void
  /** Called after the server has planned what is shown. */
  readonly onPlanned: (planned: PlannedAnew) => void
}

/** What the formula is for, and the other answers about the hair, each one tap away. Needs no connection and uses no analysis. */
export function SiblingChoice({ analysisId, siblings, onShown, onPlanned }: Props) {
  useSaveSibling(analysisId, onPlanned)
  if (siblings.length === 0) return null
  const shown = siblings.flatMap(({ risposte }) => risposte).find(({ isShown }) => isShown)
  return (
    <section className="grid gap-2" aria-label={questionsCopy.siblings}>
      <p className="font-semibold" role="status">
        {shown?.vale}
      </p>
      {siblings.map(({ id: question, risposte }) => (
        <Chips
          key={question}
          label={questionsCopy.siblingsBy[question]}
          chips={risposte.map(({ id, testo, isShown, formula }) => ({
            value: id,
            label: testo,
            disabled: !isShown && formula === null,
          }))}
          value={risposte.find(({ isShown }) => isShown)?.id ?? null}
          onChange={(id) => {
            const chosen = risposte.find((each) => each.id === id)
            if (!chosen) return
            keepSiblingToSave({ analysisId, question, id, answer: chosen.answer })
            onShown(question, id)
          }}
        />
      ))}
    </section>
  )
}
