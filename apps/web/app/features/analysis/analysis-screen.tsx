import { confirmReading } from '@riflesso/colorimetry'
import type { ClientSummary } from '@riflesso/contract'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useReducer, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { refreshPlan } from '~/billing/queries.ts'
import { openUpgradeDialog } from '~/billing/upgrade/events.ts'
import { ClientDialog } from '~/features/clients/choice/client-dialog.tsx'
import styles from './analysis-screen.module.css'
import { AnalysisPanel } from './answers/analysis-panel.tsx'
import { PreliminaryStep } from './answers/preliminary-step.tsx'
import { detailSwatch } from './archive/model/swatch.ts'
import { recentAnalysesKey } from './archive/recent-analyses.ts'
import { confirmationId } from './confirm/confirm-reading.tsx'
import { confirmAll, zonesToConfirm } from './confirm/confirmation.ts'
import { openReadings } from './confirm/last-to-confirm.ts'
import { answersOfHair, assumedHair } from './model/asked-hair.ts'
import type { Slot } from './model/draft.ts'
import { nextStep } from './model/next-step.ts'
import { seenLevels } from './model/seen-levels.ts'
import { readingOf } from './model/slot-reading.ts'
import { proposedBase } from './model/starting-base.ts'
import { PhotoStep } from './photos/photo-step.tsx'
import { usePhotoIntake } from './photos/use-photo-intake.ts'
import { useReadings } from './photos/use-readings.ts'
import { useReleasePreviews } from './photos/use-release-previews.ts'
import { ResultView } from './result/result-view.tsx'
import { DifferingDialog } from './run/differing-dialog.tsx'
import { ProgressOverlay } from './run/progress-overlay.tsx'
import { useAnalysisRun } from './run/use-analysis-run.ts'
import { INITIAL_STATE, screenReducer } from './screen-state.ts'

/** Height of the bar at the lower edge, in pixels. */
const BAR = 80

/** Scrolls to the confirmation of a photo and focuses it. Returns whether it was in view already. */
function showConfirmation(slot: Slot): boolean {
  const card = document.getElementById(confirmationId(slot))
  if (card === null) return true
  const { top, bottom } = card.getBoundingClientRect()
  const middle = window.innerHeight / 2
  const isWhole = top >= 0 && bottom <= window.innerHeight - BAR
  if (isWhole || (top < middle && bottom > middle)) return true
  card.focus({ preventScroll: true })
  card.scrollIntoView({ block: 'center' })
  return false
}

/** Where the button of the panel is at the lower edge of the screen. */
const PHONE = '(max-width: 47.9375em)'

type Props = {
  /** The client of the next analysis; null to ask. */
  readonly known: ClientSummary | null
  /** Called when the user starts a new analysis. */
  readonly onReset: () => void
  /** The content below the screen. */
  readonly children: ReactNode
}

/**
 * The analysis screen: photos and answers on the left, the panel and later the result on the right. Each Suspense boundary
 * hydrates separately to keep slow phones responsive.
 */
export function AnalysisScreen({ known, onReset, children }: Props) {
  const queryClient = useQueryClient()
  const [state, dispatch] = useReducer(screenReducer, INITIAL_STATE)
  const { draft, choosingClient, finished } = state
  // A new analysis starts with an empty client dialog.
  const [attempt, setAttempt] = useState(0)
  /** Lists and usage may have changed. */
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: recentAnalysesKey })
    void refreshPlan(queryClient)
  }
  useReleasePreviews(draft.photos)
  const { readings, retry } = useReadings(draft)
  const analyseButton = useRef<HTMLButtonElement>(null)
  const photosHeading = useRef<HTMLHeadingElement>(null)
  const run = useAnalysisRun({
    onDone: (answer) => {
      dispatch({ type: 'finish', finished: answer })
      refresh()
    },
    onStopped: refresh,
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
      setAttempt(attempt + 1)
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
          finished={finished}
          onChange={(change) => dispatch({ type: 'planned', analysisId: finished.analysisId, change })}
          onEdit={() => leaveResult('edit')}
          onReset={() => leaveResult('reset')}
        />
      ) : (
        <div className={styles.columns}>
          <div className={styles.left}>
            <Suspense>
              <PhotoStep
                state={state}
                dispatch={dispatch}
                readings={readings}
                onRetry={retry}
                intake={intake}
                headingRef={photosHeading}
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
      <ClientDialog
        key={`${attempt} ${known?.id}`}
        known={known}
        coloursOf={detailSwatch}
        hair={{ hairType: draft.hairType, condition: draft.hairCondition }}
        onHair={(answer) => dispatch({ type: 'answers', answers: answersOfHair(answer) })}
        assumedFor={(hair) => assumedHair({ ...draft, ...answersOfHair(hair) }, readings)}
        opened={choosingClient}
        onClose={() => dispatch({ type: 'choose-client', opened: false })}
        onConfirm={(client, hair) => {
          dispatch({ type: 'start' })
          const levels = seenLevels(draft, readings)
          void run.start({ draft: { ...draft, ...answersOfHair(hair) }, client, levels })
        }}
      />
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
