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
  /** Asks whose hair it is, before an analysis. */
  readonly renderClientStep: (step: ClientStep) => ReactNode
  /** Finds a picture of what the client wishes. */
  readonly pictureSearch: PictureSearch
  /** An analysis ended, well or not: lists and counts may have changed. */
  readonly onSettled: () => void
  /** Another option of an archived analysis was chosen. */
  readonly onOptionChosen: (analysisId: string, option: OptionId) => void
  /** The colourist starts from nothing again. */
  readonly onReset: () => void
  /** The way from a formula to the bowl. */
  readonly renderBowl: (analysisId: string, option: OptionId) => ReactNode
  /** What stands below. */
  readonly children: ReactNode
}

/**
 * The analysis screen: photos and answers on the left, the panel and then the result on the right. Each part
 * hydrates by itself, so that a slow phone can be used meanwhile.
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
  /** Leaves the result; the focus goes to where the photos and answers begin. */
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
        // What had the focus before is gone with the client dialog; a result takes the focus itself, and so does whoever
        // goes back from it before the overlay has faded.
        onClosed={() => {
          if (document.activeElement !== photosHeading.current) analyseButton.current?.focus()
        }}
      />
    </>
  )
}
