import { confirmReading } from '@riflesso/colorimetry'
import type { ClientCard, ClientSummary } from '@riflesso/contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useMemo, useReducer, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useUserIfKnown } from '~/auth/session/use-current-user.ts'
import { refreshPlan } from '~/billing/queries.ts'
import { openUpgradeDialog } from '~/billing/upgrade/events.ts'
import { analysisCopy } from '~/copy/analysis/analysis.ts'
import { ClientDialog } from '~/features/clients/choice/client-dialog.tsx'
import { newKey } from '~/new-key.ts'
import { forgetDraft } from '~/offline/kept-drafts.ts'
import { paths } from '~/paths.ts'
import { Notice } from '~/ui/state.tsx'
import { AnalysisPanel } from './answers/analysis-panel.tsx'
import { PreliminaryStep } from './answers/preliminary-step.tsx'
import { archiveKey } from './archive/archive-query.ts'
import { detailSwatch } from './archive/model/swatch.ts'
import { confirmationId } from './confirm/confirm-reading.tsx'
import { confirmAll, zonesToConfirm } from './confirm/confirmation.ts'
import { openReadings } from './confirm/last-to-confirm.ts'
import { isAfterResult } from './model/after-result.ts'
import { assumedHair } from './model/assumed-hair.ts'
import { photosOf, type Slot, withAnswersOf } from './model/draft.ts'
import { withPreviews } from './model/kept-draft.ts'
import { madeAnalysisQuery, rememberMade } from './model/made-analysis.ts'
import { nextStep } from './model/next-step.ts'
import { seenLevels } from './model/seen-levels.ts'
import { readingOf } from './model/slot-reading.ts'
import { proposedBase } from './model/starting-base.ts'
import { PhotoStep } from './photos/photo-step.tsx'
import { usePhotoIntake } from './photos/use-photo-intake.ts'
import { useReadings } from './photos/use-readings.ts'
import { useReleasePreviews } from './photos/use-release-previews.ts'
import { DifferingDialog } from './run/differing-dialog.tsx'
import { ProgressOverlay } from './run/progress-overlay.tsx'
import { useAnalysisRun } from './run/use-analysis-run.ts'
import { INITIAL_STATE, type ScreenState, screenReducer } from './screen-state.ts'
import { useKeptDraft } from './use-kept-draft.ts'

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
  readonly known: (ClientSummary & Partial<Pick<ClientCard, 'asked'>>) | null
  readonly children: ReactNode
}

/** The state that a result leads back to: its photos and answers, with previews of their own. */
function stateFor(queryClient: QueryClient, from: unknown): ScreenState {
  const edited = isAfterResult(from) && from.afterResult !== null ? from.afterResult : null
  const made = edited === null ? null : queryClient.getQueryData(madeAnalysisQuery(edited).queryKey)
  if (!made) return INITIAL_STATE
  const { photos, further } = made.draft
  return { ...INITIAL_STATE, draft: { ...made.draft, ...withPreviews(photos, further) } }
}

/**
 * The analysis screen: photos and answers on the left, the panel on the right. Each Suspense boundary hydrates separately to keep
 * slow phones responsive.
 */
export function AnalysisScreen({ known, children }: Props) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { state: from } = useLocation()
  const user = useUserIfKnown()
  const [state, dispatch] = useReducer(screenReducer, from, (from) => stateFor(queryClient, from))
  const { choosingClient, act } = state
  const asked = known?.asked ?? null
  const draft = useMemo(() => withAnswersOf(state.draft, asked), [state.draft, asked])
  useKeptDraft(state, (kept) => dispatch({ type: 'restore', kept }))
  /** Lists and usage may have changed. */
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: archiveKey })
    void refreshPlan(queryClient)
  }
  useReleasePreviews(photosOf(draft))
  const { readings, alone, retry } = useReadings(draft)
  const analyseButton = useRef<HTMLButtonElement>(null)
  const photosHeading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isAfterResult(from)) photosHeading.current?.focus({ preventScroll: true })
  }, [from])
  const run = useAnalysisRun({
    onDone: async (finished) => {
      refresh()
      if (user === null) return
      rememberMade(queryClient, finished, user)
      void forgetDraft(user.id).catch(() => undefined)
      await navigate(paths.analysis(finished.analysisId))
    },
    onStopped: refresh,
    onPhotosRefused: (refused) => dispatch({ type: 'refused', problems: refused }),
    onExhausted: openUpgradeDialog,
  })

  const prima = readingOf(readings.prima)
  const base = proposedBase(draft, prima && confirmReading(prima, draft.confirmed.prima))

  const intake = usePhotoIntake((slot, photo) => dispatch({ type: 'photo', slot, photo }))
  const furtherIntakes = {
    prima: usePhotoIntake<string>((id, photo) => dispatch({ type: 'further', slot: 'prima', id, photo })),
    dopo: usePhotoIntake<string>((id, photo) => dispatch({ type: 'further', slot: 'dopo', id, photo })),
  }
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
  return (
    <>
      {state.isRestored ? (
        <div className="mb-4">
          <Notice tone="info" role="status">
            {analysisCopy.restored}
          </Notice>
        </div>
      ) : null}
      <div className="grid items-start gap-4 grid-cols-1 lg:gap-7 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="grid min-w-0 gap-4 [&_[data-look]]:min-h-12">
          <Suspense>
            <PhotoStep
              state={state}
              dispatch={dispatch}
              readings={readings}
              onRetry={retry}
              alone={alone}
              intake={intake}
              furtherIntakes={furtherIntakes}
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
        <div className="min-w-0 lg:sticky lg:top-[calc(var(--header-height)_+_1.5rem)]">
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
      <div className="mt-4 lg:mt-7 [&_input]:min-h-12 [&_[data-look]]:min-h-12">{children}</div>
      <ClientDialog
        key={known?.id}
        known={known}
        coloursOf={detailSwatch}
        hair={draft}
        onHair={(answers) => dispatch({ type: 'answers', answers })}
        assumedFor={(hair) => assumedHair({ ...draft, ...hair }, readings)}
        opened={choosingClient}
        onClose={() => dispatch({ type: 'choose-client', opened: false })}
        onConfirm={(client, hair) => {
          const { clientId } = client
          const started = act?.clientId === clientId ? act : { key: newKey(), clientId }
          dispatch({ type: 'start', act: started })
          const levels = seenLevels(draft, readings)
          void run.start({ draft: { ...draft, ...hair }, client, levels, actKey: started.key })
        }}
      />
      <ProgressOverlay
        progress={run.progress}
        onCancel={run.cancel}
        // The element focused before closed with the client dialog.
        onClosed={() => {
          if (run.differing === null) analyseButton.current?.focus()
        }}
      />
      <DifferingDialog differing={run.differing} onChoose={takeReading} onClose={run.dismiss} />
    </>
  )
}
