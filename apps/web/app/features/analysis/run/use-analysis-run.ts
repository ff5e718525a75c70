import { type AnalysisStage, TRIAL_ANALYSES } from '@riflesso/contract'
import { useEffect, useRef, useState } from 'react'
import { ApiError, messageOf } from '~/api/api-error.ts'
import { analysisCopy } from '~/copy/analysis/analysis.ts'
import { toast } from '~/ui/toast/toast.ts'
import type { Draft } from '../model/draft.ts'
import { type PhotoProblems, refusedPhotos } from '../model/refused-photos.ts'
import type { SeenLevels } from '../model/seen-levels.ts'
import { analysisForm, type FormClient } from './analysis-form.ts'
import { type DifferingReading, differingReading } from './differing-reading.ts'
import { type AnalysisAnswer, sendAnalysis } from './send-analysis.ts'

const { toasts } = analysisCopy

/** The client of an analysis; `unsaved` if saving a new client failed. */
type AnalysedClient = FormClient & { readonly unsaved: boolean }

/** A finished analysis, with what it was made of. */
export type FinishedAnalysis = AnalysisAnswer & {
  readonly clientUnsaved: boolean
  readonly clientId: string | null
  readonly draft: Draft
}

type Ends = {
  /** Called when the analysis is archived; the progress stays until it has ended. */
  readonly onDone: (finished: FinishedAnalysis) => Promise<void>
  /** Called on failure; the analysis may still be archived if only the response was lost. */
  readonly onStopped: () => void
  /** Called with the problems of rejected photos, by slot. */
  readonly onPhotosRefused: (problems: PhotoProblems) => void
  /** Called when the plan's allowance is used up. */
  readonly onExhausted: (exhausted: Exhausted) => void
}

/** Progress: the uploaded share, and the started stages, oldest first. */
export type AnalysisProgress = { readonly upload: number; readonly begun: readonly AnalysisStage[] }

/** Input of one analysis. */
export type AnalysisRequest = {
  readonly draft: Draft
  readonly client: AnalysedClient
  readonly actKey: string
  /** The levels that are compared with those of the server. */
  readonly levels: SeenLevels
}

/** Runs one analysis at a time; `progress` is null while idle, `differing` unless the user has to choose a reading first. */
export function useAnalysisRun({ onDone, onStopped, onPhotosRefused, onExhausted }: Ends) {
  const [progress, setProgress] = useState<AnalysisProgress | null>(null)
  const [differing, setDiffering] = useState<(DifferingReading & { readonly request: AnalysisRequest }) | null>(null)
  const controller = useRef<AbortController | null>(null)
  useEffect(() => () => controller.current?.abort(), [])

  const start = async (request: AnalysisRequest) => {
    const { draft, levels, actKey } = request
    const { unsaved, ...client } = request.client
    // A ref, because a second click can precede the next render.
    if (controller.current !== null) return
    const current = new AbortController()
    controller.current = current
    setProgress({ upload: 0, begun: [] })
    setDiffering(null)
    try {
      const answer = await sendAnalysis(analysisForm(draft, client, levels), actKey, {
        signal: current.signal,
        onUpload: (upload) => setProgress({ upload, begun: [] }),
        onStage: (stage) => setProgress((before) => ({ upload: 1, begun: [...(before?.begun ?? []), stage] })),
      })
      await onDone({ ...answer, clientUnsaved: unsaved, clientId: client.clientId, draft })
      toast.success(toasts.done(answer.analysis.colorName))
    } catch (error) {
      onStopped()
      if (current.signal.aborted) return
      const found = differingReading(error, levels)
      if (found) return setDiffering({ ...found, request })
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

  return { progress, start, cancel, differing, dismiss: () => setDiffering(null) }
}

/** Which allowance is used up: the free analyses, or those of the month, until `resetDate`. */
export type Exhausted =
  | { readonly kind: 'trial'; readonly used: number }
  | { readonly kind: 'month'; readonly resetDate: Date }

/** The used-up allowance of a rejected analysis, or null for other errors. */
export function exhaustedBy(error: unknown): Exhausted | null {
  if (!(error instanceof ApiError)) return null
  const { requiresUpgrade, trialAnalysesUsed, resetDate } = error.details
  if (error.code !== 'requires-upgrade' && requiresUpgrade !== true) return null
  const reset = new Date(typeof resetDate === 'string' ? resetDate : Number.NaN)
  if (!Number.isNaN(reset.getTime())) return { kind: 'month', resetDate: reset }
  return { kind: 'trial', used: typeof trialAnalysesUsed === 'number' ? trialAnalysesUsed : TRIAL_ANALYSES }
}
