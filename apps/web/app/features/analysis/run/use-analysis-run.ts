import type { AnalysisStage } from '@riflesso/contract'
import { useEffect, useRef, useState } from 'react'
import { messageOf } from '~/api/api-error.ts'
import { analysisCopy } from '~/copy/analysis.ts'
import { toast } from '~/ui/toast/toast.ts'
import type { Draft } from '../model/draft.ts'
import { type PhotoProblems, refusedPhotos } from '../model/refused-photos.ts'
import { analysisForm, type FormClient } from './analysis-form.ts'
import { type Exhausted, exhaustedBy } from './exhausted.ts'
import { type AnalysisAnswer, sendAnalysis } from './send-analysis.ts'

const { toasts } = analysisCopy

/** The client of an analysis; `unsaved` when a new one was wanted and could not be saved. */
export type AnalysedClient = FormClient & { readonly unsaved: boolean }

/** A finished analysis and how long it took from the click to the answer. */
export type FinishedAnalysis = AnalysisAnswer & { readonly clientUnsaved: boolean }

type Ends = {
  /** The analysis is in the archive. */
  readonly onDone: (finished: FinishedAnalysis) => void
  /** Nothing came of it; the archive may have changed all the same when the answer was lost on the way. */
  readonly onStopped: () => void
  /** The server could not use a photo: what is wrong with it, by slot. */
  readonly onPhotosRefused: (problems: PhotoProblems) => void
  /** The plan has no analysis left. */
  readonly onExhausted: (exhausted: Exhausted) => void
}

/** How far an analysis is: the share of the photos that has left, then what the server has begun with, oldest first. */
export type AnalysisProgress = { readonly upload: number; readonly begun: readonly AnalysisStage[] }

/** Runs one analysis at a time; `progress` is null at rest. */
export function useAnalysisRun({ onDone, onStopped, onPhotosRefused, onExhausted }: Ends) {
  const [progress, setProgress] = useState<AnalysisProgress | null>(null)
  const controller = useRef<AbortController | null>(null)
  useEffect(() => () => controller.current?.abort(), [])

  const start = async (draft: Draft, { unsaved, ...client }: AnalysedClient) => {
    // A ref, because a second click comes before the next rendering.
    if (controller.current !== null) return
    const current = new AbortController()
    controller.current = current
    setProgress({ upload: 0, begun: [] })
    try {
      const answer = await sendAnalysis(analysisForm(draft, client), {
        signal: current.signal,
        onUpload: (upload) => setProgress({ upload, begun: [] }),
        onStage: (stage) => setProgress((before) => ({ upload: 1, begun: [...(before?.begun ?? []), stage] })),
      })
      toast.success(toasts.done(answer.analysis.colorName))
      onDone({ ...answer, clientUnsaved: unsaved })
    } catch (error) {
      onStopped()
      if (current.signal.aborted) return
      onPhotosRefused(refusedPhotos(error))
      const exhausted = exhaustedBy(error)
      if (exhausted) onExhausted(exhausted)
      else toast.error({ ...toasts.failed, text: messageOf(error, toasts.failed.text) })
    } finally {
      controller.current = null
      setProgress(null)
    }
  }

  const cancel = () => {
    controller.current?.abort()
    toast.info(toasts.cancelled)
  }

  return { progress, start, cancel }
}
