import { confirmReading, type OptionId } from '@riflesso/colorimetry'
import { type SiblingQuestion, withSibling } from '@riflesso/consultation'
import { type ReactNode, Suspense, useReducer, useRef } from 'react'
import { flushSync } from 'react-dom'
import { openUpgradeDialog } from '~/billing/upgrade/events.ts'
import styles from './analysis-screen.module.css'
import { AnalysisPanel } from './answers/analysis-panel.tsx'
import { PreliminaryStep } from './answers/preliminary-step.tsx'
import { confirmationId } from './confirm/confirm-reading.tsx'
import { confirmAll, zonesToConfirm } from './confirm/confirmation.ts'
import { lastToConfirm, openReadings } from './confirm/last-to-confirm.ts'
import { showConfirmation } from './confirm/show-confirmation.ts'
import type { AnalysisResult } from './model/analysis-result.ts'
import { nextStep } from './model/next-step.ts'
import { seenLevels } from './model/seen-levels.ts'
import { readingOf } from './model/slot-reading.ts'
import { proposedBase } from './model/starting-base.ts'
import { PhotoStep, type PictureSearch } from './photos/photo-step.tsx'
import { usePhotoIntake } from './photos/use-photo-intake.ts'
import { useReadings } from './photos/use-readings.ts'
import { useReleasePreviews } from './photos/use-release-previews.ts'
import type { PlannedAnew } from './result/answer-questions.ts'
import { ResultView } from './result/result-view.tsx'
import { DifferingDialog } from './run/differing-dialog.tsx'
import { ProgressOverlay } from './run/progress-overlay.tsx'
import { type AnalysedClient, useAnalysisRun } from './run/use-analysis-run.ts'
import { INITIAL_STATE, screenReducer } from './screen-state.ts'

/** Where the button of the panel is at the lower edge of the screen. */
const PHONE = '(max-width: 47.9375em)'

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
  /** Called when another answer about the hair of an archived analysis is shown. */
  readonly onSiblingShown: (analysisId: string, question: SiblingQuestion['id'], id: string) => void
  /** Called when an archived analysis was planned again. */
  readonly onPlanned: (analysisId: string, planned: PlannedAnew) => void
  /** Called when the user starts a new analysis. */
  readonly onReset: () => void
  /** Link from a formula to the bowl mode. */
  readonly renderBowl: (analysisId: string, option: OptionId) => ReactNode
  /** The formula of an archived analysis in the tubes of the salon. */
  readonly renderTubes: (analysisId: string, option: OptionId, analysis: AnalysisResult) => ReactNode
  /** The content below the screen. */
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
  onSiblingShown,
  onPlanned,
  onReset,
  renderBowl,
  renderTubes,
  children,
}: Props) {
  const [{ draft, problems, photoTask, choosingClient, finished }, dispatch] = useReducer(screenReducer, INITIAL_STATE)
  useReleasePreviews(draft.photos)
  const { readings, retry } = useReadings(draft)
  const analyseButton = useRef<HTMLButtonElement>(null)
  const photosHeading = useRef<HTMLHeadingElement>(null)
  const run = useAnalysisRun({
    onDone: (answer) => {
      dispatch({ type: 'finish', finished: answer })
      onSettled()
    },
    onStopped: onSettled,
    onPhotosRefused: (refused) => dispatch({ type: 'refused', problems: refused }),
    onExhausted: openUpgradeDialog,
  })

  const prima = readingOf(readings.prima)
  const base = proposedBase(draft, prima && confirmReading(prima, draft.confirmed.prima))

  const intake = usePhotoIntake((slot, photo) => dispatch({ type: 'photo', slot, photo }))
  const step = nextStep(draft, readings)
  const takeStep = () => {
    if (step.kind === 'mark' || step.kind === 'outline' || step.kind === 'reference') {
      dispatch({ type: 'photo-task', task: step.slot })
    }
    if (step.kind === 'confirm') document.getElementById(confirmationId(step.slot))?.focus()
  }
  /**
   * On a phone the button at the bottom does what 'Giusto' does, one reading after the other: it leads to a card that is out of
   * view, since nothing is confirmed unseen. Elsewhere the cards are beside the button. A doubtful reading is analysed as it is.
   */
  const confirmAndAnalyse = () => {
    const confirms = step.kind === 'analyse' && matchMedia(PHONE).matches
    const [open, ...others] = confirms ? openReadings(draft, readings) : []
    if (open && !showConfirmation(open.slot)) return
    if (open) {
      const { slot, zones } = open
      dispatch({ type: 'confirmation', slot, confirmed: confirmAll(zones, draft.confirmed[slot]) })
    }
    if (others[0]) showConfirmation(others[0].slot)
    else dispatch({ type: 'choose-client', opened: true })
  }
  /** Plans a photo of two readings by the one that the user takes: that of this browser counts as confirmed. */
  const takeReading = (taken: 'seen' | 'measured') => {
    if (run.differing === null) return
    const { slot, request } = run.differing
    const reading = taken === 'seen' ? readingOf(readings[slot]) : null
    const before = request.draft.confirmed
    const confirmed = reading
      ? { ...before, [slot]: confirmAll(zonesToConfirm(slot, reading, request.draft), before[slot]) }
      : before
    if (reading) dispatch({ type: 'confirmation', slot, confirmed: confirmed[slot] })
    const levels = { ...request.levels, [slot]: undefined }
    void run.start({ ...request, draft: { ...request.draft, confirmed }, levels })
  }
  /** Closes the result and moves the focus to the photos and answers. */
  const leaveResult = (type: 'edit' | 'reset') => {
    flushSync(() => {
      dispatch({ type })
      if (type !== 'reset') return
      intake.forget()
      onReset()
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
          siblings={finished.siblings}
          chosenOption={finished.chosenOption}
          onChosen={(option) => onOptionChosen(finished.analysisId, option)}
          onShown={(question, id) => {
            dispatch({ type: 'planned', planned: withSibling(finished, question, id) })
            onSiblingShown(finished.analysisId, question, id)
          }}
          onPlanned={(planned) => {
            dispatch({ type: 'planned', planned: { ...planned, analysisId: finished.analysisId } })
            onPlanned(finished.analysisId, planned)
            onSettled()
          }}
          clientUnsaved={finished.clientUnsaved}
          photosKept={finished.photosKept}
          renderBowl={(option) => renderBowl(finished.analysisId, option)}
          renderTubes={(option, analysis) => renderTubes(finished.analysisId, option, analysis)}
          onEdit={() => leaveResult('edit')}
          onReset={() => leaveResult('reset')}
        />
      ) : (
        <div className={styles.columns}>
          <div className={styles.left}>
            <Suspense>
              <PhotoStep
                photos={draft.photos}
                corrections={draft.corrections}
                answers={draft}
                confirmed={draft.confirmed}
                readings={readings}
                problems={problems}
                headingRef={photosHeading}
                pictureSearch={pictureSearch}
                onPlace={intake.place}
                onTake={intake.take}
                onCorrect={(slot, corrections) => dispatch({ type: 'corrections', slot, corrections })}
                onConfirm={(slot, confirmed) => dispatch({ type: 'confirmation', slot, confirmed })}
                lastToConfirm={lastToConfirm(draft, readings)}
                onAnalyse={() => dispatch({ type: 'choose-client', opened: true })}
                onRetry={retry}
                opened={photoTask}
                onOpen={(task) => dispatch({ type: 'photo-task', task })}
              />
            </Suspense>
            <Suspense>
              <PreliminaryStep
                draft={draft}
                proposedBase={base}
                onChange={(answers) => dispatch({ type: 'answers', answers })}
              />
            </Suspense>
          </div>
          <div className={styles.right}>
            <Suspense>
              <AnalysisPanel
                draft={draft}
                proposedBase={base}
                buttonRef={analyseButton}
                step={step}
                onStep={takeStep}
                onPhoto={intake.take}
                onAnalyse={confirmAndAnalyse}
              />
            </Suspense>
          </div>
        </div>
      )}
      <div className={styles.below}>{children}</div>
      {renderClientStep({
        opened: choosingClient,
        onClose: () => dispatch({ type: 'choose-client', opened: false }),
        onConfirm: (client) => {
          dispatch({ type: 'start' })
          const levels = seenLevels(draft, readings)
          void run.start({ draft, client, levels })
        },
      })}
      <ProgressOverlay
        progress={run.progress}
        onCancel={run.cancel}
        // The element focused before closed with the client dialog. A result sets the focus itself, and so does leaving it before the
        // overlay has faded.
        onClosed={() => {
          const isElsewhere = document.activeElement === photosHeading.current || run.differing !== null
          if (!isElsewhere) analyseButton.current?.focus()
        }}
      />
      <DifferingDialog differing={run.differing} onChoose={takeReading} onClose={run.dismiss} />
    </>
  )
}
