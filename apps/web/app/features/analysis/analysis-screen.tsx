import { confirmReading, type OptionId } from '@riflesso/colorimetry'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { openUpgradeDialog } from '~/billing/upgrade/events.ts'
import styles from './analysis-screen.module.css'
import { AnalysisPanel } from './answers/analysis-panel.tsx'
import { PreliminaryStep } from './answers/preliminary-step.tsx'
import { confirmationId } from './confirm/confirm-reading.tsx'
import type { Corrections } from './model/corrections.ts'
import { missingFields, type PhotoOrigin, type Slot } from './model/draft.ts'
import { type NextStep, nextStep } from './model/next-step.ts'
import type { PhotoProblems } from './model/refused-photos.ts'
import { readingOf } from './model/slot-reading.ts'
import { proposedBase } from './model/starting-base.ts'
import { PhotoStep, type PhotoTask, type PictureSearch } from './photos/photo-step.tsx'
import { usePhotoIntake } from './photos/use-photo-intake.ts'
import { useReadings } from './photos/use-readings.ts'
import { ResultView } from './result/result-view.tsx'
import { ProgressOverlay } from './run/progress-overlay.tsx'
import { type AnalysedClient, type FinishedAnalysis, useAnalysisRun } from './run/use-analysis-run.ts'
import { useDraft } from './use-draft.ts'

type ClientStep = {
  readonly opened: boolean
  readonly onClose: () => void
  readonly onConfirm: (client: AnalysedClient) => void
}

type Props = {
  /** Dialog that chooses the client before an analysis. */
  readonly renderClientStep: (step: ClientStep) => ReactNode
  /** Dialog that searches a target picture. */
  readonly pictureSearch: PictureSearch
  /** Called after an analysis succeeded or failed: lists and usage may have changed. */
  readonly onSettled: () => void
  /** Called when another option of an archived analysis was chosen. */
  readonly onOptionChosen: (analysisId: string, option: OptionId) => void
  /** Called when the user starts a new analysis. */
  readonly onReset: () => void
  /** Link from a formula to the bowl mode. */
  readonly renderBowl: (analysisId: string, option: OptionId) => ReactNode
  /** Content below the screen. */
  readonly children: ReactNode
}

/**
 * The analysis screen: photos and answers on the left, the panel and later the result on the right. Each Suspense boundary
 * hydrates separately to keep slow phones responsive.
 */
export function AnalysisScreen({
  renderClientStep,
  pictureSearch,
  onSettled,
  onOptionChosen,
  onReset,
  renderBowl,
  children,
}: Props) {
  const { draft, setPhoto, setCorrections, setConfirmed, setAnswers, reset } = useDraft()
  const { readings, retry } = useReadings(draft)
  const analyseButton = useRef<HTMLButtonElement>(null)
  const photosHeading = useRef<HTMLHeadingElement>(null)
  const [asking, setAsking] = useState(false)
  const [photoTask, setPhotoTask] = useState<PhotoTask | null>(null)
  const [finished, setFinished] = useState<FinishedAnalysis | null>(null)
  const [problems, setProblems] = useState<PhotoProblems>({})
  const run = useAnalysisRun({
    onDone: (answer) => {
      setFinished(answer)
      onSettled()
    },
    onStopped: onSettled,
    onPhotosRefused: setProblems,
    onExhausted: openUpgradeDialog,
  })

  const prima = readingOf(readings.prima)
  const base = proposedBase(draft, prima && confirmReading(prima, draft.confirmed.prima))

  const changePhoto = (slot: Slot, file: File | null, origin?: PhotoOrigin) => {
    setProblems((before) => ({ ...before, [slot]: undefined }))
    setPhoto(slot, file, origin)
  }
  const intake = usePhotoIntake(changePhoto)
  const correct = (slot: Slot, corrections: Corrections) => {
    setProblems((before) => ({ ...before, [slot]: undefined }))
    setCorrections(slot, corrections)
  }
  const takeStep = (step: NextStep) => {
    if (step.kind === 'photo') setPhotoTask('camera')
    if (step.kind === 'mark' || step.kind === 'outline' || step.kind === 'reference') setPhotoTask(step.slot)
    if (step.kind === 'confirm') document.getElementById(confirmationId(step.slot))?.focus()
  }
  /** Closes the result and moves the focus to the photos and answers. */
  const leaveResult = (change?: () => void) => {
    flushSync(() => {
      setFinished(null)
      change?.()
    })
    photosHeading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }

  return (
    <>
      {finished ? (
        <ResultView
          key={finished.analysisId}
          analysisId={finished.analysisId}
          analysis={finished.analysis}
          chosenOption={finished.chosenOption}
          onChosen={(option) => onOptionChosen(finished.analysisId, option)}
          onPlanned={(planned) => {
            setFinished({ ...finished, ...planned })
            onSettled()
          }}
          clientUnsaved={finished.clientUnsaved}
          photosKept={finished.photosKept}
          renderBowl={(option) => renderBowl(finished.analysisId, option)}
          onEdit={() => leaveResult()}
          onReset={() =>
            leaveResult(() => {
              reset()
              onReset()
            })
          }
        />
      ) : (
        <div className={styles.columns}>
          <div className={styles.left}>
            <Suspense>
              <PhotoStep
                photos={draft.photos}
                corrections={draft.corrections}
                confirmed={draft.confirmed}
                readings={readings}
                problems={problems}
                headingRef={photosHeading}
                pictureSearch={pictureSearch}
                onPlace={intake.place}
                onTake={intake.take}
                onCorrect={correct}
                onConfirm={setConfirmed}
                onRetry={retry}
                opened={photoTask}
                onOpen={setPhotoTask}
              />
            </Suspense>
            <Suspense>
              <PreliminaryStep draft={draft} proposedBase={base} onChange={setAnswers} />
            </Suspense>
          </div>
          <div className={styles.right}>
            <Suspense>
              <AnalysisPanel
                draft={draft}
                proposedBase={base}
                buttonRef={analyseButton}
                step={nextStep(draft, readings)}
                onStep={takeStep}
                onPhoto={intake.take}
                onAnalyse={() => setAsking(missingFields(draft).length === 0)}
              />
            </Suspense>
          </div>
        </div>
      )}
      <div className={styles.below}>{children}</div>
      {renderClientStep({
        opened: asking,
        onClose: () => setAsking(false),
        onConfirm: (client) => {
          setAsking(false)
          setProblems({})
          void run.start(draft, client)
        },
      })}
      <ProgressOverlay
        progress={run.progress}
        onCancel={run.cancel}
        // The element focused before closed with the client dialog. A result sets the focus itself, and so does leaving it before the
        // overlay has faded.
        onClosed={() => {
          if (document.activeElement !== photosHeading.current) analyseButton.current?.focus()
        }}
      />
    </>
  )
}
