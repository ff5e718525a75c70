import type { OptionId } from '@riflesso/colorimetry'
import { type ReactNode, useRef, useState } from 'react'
import { missingFields } from '../model/draft.ts'
import type { Exhausted } from '../model/exhausted.ts'
import { AnalysisPanel } from './analysis-panel.tsx'
import styles from './analysis-screen.module.css'
import { ExhaustedDialog } from './exhausted-dialog.tsx'
import { PhotoStep } from './photo-step.tsx'
import { PreliminaryStep } from './preliminary-step.tsx'
import { ProgressOverlay } from './progress-overlay.tsx'
import { ResultView } from './result-view.tsx'
import { type FinishedAnalysis, useAnalysisRun } from './use-analysis-run.ts'
import { useDraft } from './use-draft.ts'

type ClientStep = {
  readonly opened: boolean
  readonly onClose: () => void
  /** The client that the analysis belongs to, or null for none. */
  readonly onConfirm: (clientId: string | null) => void
}

type Props = {
  /** Asks whose hair it is, before an analysis. */
  readonly renderClientStep: (step: ClientStep) => ReactNode
  /** An analysis ended, well or not: lists and counts may have changed. */
  readonly onSettled: () => void
  /** Another option of an archived analysis was chosen. */
  readonly onOptionChosen: (analysisId: string, option: OptionId) => void
  /** The colourist starts from nothing again. */
  readonly onReset: () => void
}

/** The analysis screen: photos and answers on the left, the panel and then the result on the right. */
export function AnalysisScreen({ renderClientStep, onSettled, onOptionChosen, onReset }: Props) {
  const { draft, setPhoto, setAnswers, reset } = useDraft()
  const analyseButton = useRef<HTMLButtonElement>(null)
  const [asking, setAsking] = useState(false)
  const [finished, setFinished] = useState<FinishedAnalysis | null>(null)
  const [exhausted, setExhausted] = useState<Exhausted | null>(null)
  const run = useAnalysisRun({
    onDone: (answer) => {
      setFinished(answer)
      onSettled()
    },
    onStopped: onSettled,
    onExhausted: setExhausted,
  })

  return (
    <div className={styles.columns} data-finished={finished !== null || undefined}>
      <div className={styles.left}>
        <PhotoStep photos={draft.photos} readings={finished?.analysis ?? null} onChange={setPhoto} />
        <PreliminaryStep draft={draft} locked={finished !== null} onChange={setAnswers} />
      </div>
      <div className={styles.right}>
        {finished ? (
          <ResultView
            key={finished.analysisId}
            analysisId={finished.analysisId}
            analysis={finished.analysis}
            chosenOption={finished.chosenOption}
            seconds={finished.seconds}
            onChosen={(option) => onOptionChosen(finished.analysisId, option)}
            onEdit={() => setFinished(null)}
            onReset={() => {
              setFinished(null)
              reset()
              onReset()
              window.scrollTo({ top: 0 })
            }}
          />
        ) : (
          <AnalysisPanel
            draft={draft}
            buttonRef={analyseButton}
            onAnalyse={() => setAsking(missingFields(draft).length === 0)}
          />
        )}
      </div>
      {renderClientStep({
        opened: asking,
        onClose: () => setAsking(false),
        onConfirm: (clientId) => {
          setAsking(false)
          void run.start(draft, clientId)
        },
      })}
      <ProgressOverlay
        upload={run.upload}
        onCancel={run.cancel}
        // What had the focus before is gone with the client dialog; a result takes the focus itself.
        onClosed={() => analyseButton.current?.focus()}
      />
      <ExhaustedDialog exhausted={exhausted} onClose={() => setExhausted(null)} />
    </div>
  )
}
