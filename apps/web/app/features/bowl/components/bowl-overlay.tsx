import '@mantine/core/styles/ActionIcon.layer.css'
import { ActionIcon, Modal } from '@mantine/core'
import type { OptionId } from '@riflesso/colorimetry'
import { type AnalysisResult, isUsable } from '@riflesso/consultation'
import type { PreColourFields, SafetyToday } from '@riflesso/contract'
import { IconFlame, IconRotate, IconX } from '@tabler/icons-react'
import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useUserIfKnown } from '~/auth/session/use-current-user.ts'
import { bowlCopy as copy } from '~/copy/analysis/bowl.ts'
import { ReadingDoubt } from '~/reading/reading-doubt.tsx'
import { dark, variablesOf } from '~/theme.ts'
import { Brandmark } from '~/ui/brandmark.tsx'
import { Button } from '~/ui/button.tsx'
import { ConfirmDialog } from '~/ui/dialog/confirm-dialog.tsx'
import { ErrorState } from '~/ui/state.tsx'
import { hideStepToast } from '~/ui/toast/toast.ts'
import { allowSound } from '../alarm.ts'
import {
  type BowlSession,
  heldBy,
  isBegun,
  isUnnoted,
  newSession,
  restarted,
  sessionFor,
  withAnswers,
} from '../model/bowl-session.ts'
import { dropBowlSession, keepBowlSession, noteBurn } from '../model/bowl-store.ts'
import { isClosedElsewhere, isScalpClosed } from '../model/burn.ts'
import { keepMixed } from '../model/mixed-bowls.ts'
import { replanned } from '../model/replan.ts'
import { clockText } from '../model/timer.ts'
import { startedTimers } from '../model/timers-now.ts'
import { useNow } from '../use-now.ts'
import { useWakeLock } from '../use-wake-lock.ts'
import styles from './bowl-overlay.module.css'
import { BowlPhaseView } from './bowl-phase.tsx'
import { BurnStep } from './burn-step.tsx'
import { ForbiddenToday } from './forbidden-today.tsx'
import { MidServiceSheet } from './mid-service-sheet.tsx'
import { SafetyStep } from './safety-step.tsx'
import { useBowlSessions } from './use-bowl-sessions.ts'

const bodyStyle = 'grid scroll-mt-18 w-[min(100%,80rem)] pt-0 px-4 pb-28 my-0 mx-auto gap-4 grid-cols-1 lg:px-10'

/** A bowl that can be weighed. */
type WeighedPlace = {
  readonly place: number
  readonly name: string
  readonly factor: number
  /** False once the plan was changed midway. */
  readonly isPlanned: boolean
}

/** Weighing from the salon's own shelf, provided by another feature. */
type BowlWeighing = {
  /** Opens the weighing, below the ingredients. */
  readonly renderButton: (bowl: WeighedPlace, onOpen: () => void) => ReactNode
  readonly renderSheet: (bowl: WeighedPlace, sheet: SheetState) => ReactNode
  /** Whether the service is to be closed: something was weighed. */
  readonly isOpen: () => boolean
  /** The question after the last bowl. */
  readonly renderClose: (sheet: SheetState & { readonly onDone: () => void }) => ReactNode
}

type SheetState = { readonly opened: boolean; readonly onClose: () => void }

/** The sheet that is open over the bowl: 'Com'è adesso?', weighing, a clock that still runs at 'Fine', closing the service, whether the scalp is sound. */
type Sheet = 'check' | 'weighing' | 'running' | 'close' | 'sound'

type Props = {
  readonly analysisId: string
  readonly option: OptionId
  readonly weighing: BowlWeighing
  /** The formula of the option; null until it has loaded. */
  readonly analysis: AnalysisResult | null
  readonly clientId: string | null
  /** Today's safety state of the formula; null if nothing must be confirmed. */
  readonly safetyToday: SafetyToday | null
  /** The latest answers before a colour on the client's card. */
  readonly asked: PreColourFields | null
  /** Error of loading it, or null. */
  readonly failure: string | null
  readonly onRetry: () => void
  readonly onClose: () => void
  /** The service is done: leaves the bowl mode for the outcome of the analysis. */
  readonly onOutcome: () => void
}

/** Always dark: it is read from a distance, on a tablet beside the basin. */
const DARK = variablesOf(dark) as CSSProperties

/** 'Modalità ciotola': a formula full screen, one phase at a time, with timers. */
export function BowlOverlay({
  analysisId,
  option,
  weighing,
  analysis,
  clientId,
  safetyToday,
  asked,
  failure,
  onRetry,
  onClose,
  onOutcome,
}: Props) {
  const now = useNow(true)
  const userName = useUserIfKnown()?.firstName ?? null
  const [sheet, setSheet] = useState<Sheet | null>(null)
  useWakeLock()
  // A toast of the previous step would cover the amounts and the clock.
  useEffect(hideStepToast, [])
  const sessions = useBowlSessions()
  const stored = sessions.find((session) => session.analysisId === analysisId) ?? null
  const fresh = useMemo(
    () =>
      analysis && analysis.fasi_operative.length > 0
        ? newSession({ analysisId, option, analysis, clientId, safetyToday }, Date.now())
        : null,
    [analysisId, option, analysis, clientId, safetyToday],
  )
  const session = sessionFor(stored, fresh, now)
  useEffect(() => {
    // The stored session works offline.
    if (session !== null && session !== stored) keepBowlSession(session, Date.now())
  }, [session, stored])
  const held = session && (isClosedElsewhere(session, sessions) ? 'scalp' : heldBy(session, now))

  return (
    <Modal.Root
      opened
      onClose={onClose}
      fullScreen
      closeOnClickOutside={false}
      // Escape closes the topmost dialog.
      closeOnEscape={sheet === null}
      transitionProps={{ duration: 0 }}
    >
      <Modal.Content
        className={`bg-paper text-ink [color-scheme:dark] ${styles.screen}`}
        style={DARK}
        aria-label={copy.label}
        onPointerDown={allowSound}
      >
        <div className="sticky z-10 top-0 flex items-center py-3 px-4 bg-paper gap-4 lg:px-10">
          <span className="max-sm:hidden">
            <Brandmark />
          </span>
          <p className="mr-auto sm:mr-0 sm:ml-auto text-muted text-lg tabular-nums whitespace-nowrap">
            {session && !held && !isScalpClosed(session)
              ? copy.phaseOf(shownIndex(session) + 1, session.phases.length)
              : ''}
          </p>
          {session && !held && !isScalpClosed(session) && isBegun(session, now) ? (
            <Button
              look="danger"
              icon={IconFlame}
              onClick={() => {
                setSheet(null)
                noteBurn(session, userName, Date.now())
              }}
            >
              {copy.burn.open}
            </Button>
          ) : null}
          <ActionIcon className="flex-none" size="3rem" aria-label={copy.close} onClick={onClose} data-autofocus>
            <IconX size="1.5rem" aria-hidden />
          </ActionIcon>
        </div>
        {session?.burn && isScalpClosed(session) ? (
          <BurnStep
            session={session}
            burn={session.burn}
            now={now}
            asked={sheet === 'sound'}
            onAsk={(asked) => setSheet(asked ? 'sound' : null)}
            onChange={(change) => keepBowlSession(change(session), Date.now())}
          />
        ) : session && held ? (
          <SafetyStep
            key={`${held} ${(session.asked ?? asked)?.at}`}
            state={held}
            clientId={session.clientId}
            asked={session.asked ?? asked}
            onConfirm={() => keepBowlSession({ ...session, testConfirmed: true }, Date.now())}
            onAnswer={(answers) => keepBowlSession(withAnswers(session, answers, Date.now()), Date.now())}
          />
        ) : analysis && !isUsable(analysis) && session && !isBegun(session, now) ? (
          <div className={bodyStyle}>
            <ReadingDoubt analysis={analysis} />
          </div>
        ) : session ? (
          <Bowl
            session={session}
            now={now}
            weighing={weighing}
            sheet={sheet}
            onSheet={setSheet}
            onOutcome={onOutcome}
          />
        ) : failure !== null ? (
          <ErrorState title={copy.failed} text={failure} onRetry={onRetry} />
        ) : (
          <p className="py-16 px-4 text-muted text-xl text-center" role="status">
            {analysis ? copy.noPhases : copy.loading}
          </p>
        )}
      </Modal.Content>
    </Modal.Root>
  )
}

const shownIndex = ({ current, phases }: BowlSession): number => Math.min(current, phases.length - 1)

type BowlProps = {
  readonly session: BowlSession
  readonly now: number
  readonly weighing: BowlWeighing
  readonly sheet: Sheet | null
  readonly onSheet: (sheet: Sheet | null) => void
  readonly onOutcome: () => void
}

function Bowl({ session, now, weighing, sheet, onSheet, onOutcome }: BowlProps) {
  const index = shownIndex(session)
  const phase = session.phases[index]
  const top = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scroll to the top of each new phase.
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'start' })
  }, [index])
  if (!phase) return null
  const change = (next: (each: BowlSession) => BowlSession) => keepBowlSession(next(session), Date.now())
  const goTo = (current: number) => change((each) => ({ ...each, current }))
  const started = startedTimers([session], now)
  const others = started.filter((timer) => timer.index !== index)
  const last = index === session.phases.length - 1
  const leave = () => {
    keepMixed(session, now)
    // What burned is kept until it is on the client's card.
    if (isUnnoted(session)) keepBowlSession(restarted(session), now)
    else dropBowlSession(session.analysisId)
    onOutcome()
  }
  const closeService = () => (weighing.isOpen() ? onSheet('close') : leave())
  const finish = () => (started.some(({ running }) => running) ? onSheet('running') : closeService())
  const closeSheet = () => onSheet(null)
  const place = {
    place: index,
    name: phase.phase.titolo,
    factor: phase.factor,
    isPlanned: session.asPlanned === null,
  }
  return (
    <>
      <div ref={top} className={bodyStyle}>
        <div>
          <h2 className="text-2xl lg:text-3xl leading-[1.15] wrap-anywhere">{phase.phase.titolo}</h2>
          <p className="text-muted wrap-anywhere">
            {[session.colorName, session.client, session.grams].filter(Boolean).join(' · ')}
          </p>
        </div>
        <ForbiddenToday state={session.safetyToday} text={copy.safety.rinse} />
        {others.length > 0 ? (
          <ul className="flex flex-wrap gap-2" aria-label={copy.strip}>
            {others.map((timer) => (
              <li key={timer.index}>
                <button
                  className="min-h-12 py-0 px-5 border border-line rounded-full bg-card text-ink cursor-pointer tabular-nums font-semibold data-ringing:border-danger data-ringing:text-danger"
                  type="button"
                  data-ringing={timer.ringing || undefined}
                  onClick={() => goTo(timer.index)}
                >
                  {copy.stripItem(timer.index + 1, clockText(timer.left))}
                </button>
              </li>
            ))}
          </ul>
        ) : null}
        <BowlPhaseView
          key={index}
          index={index}
          phase={phase}
          now={now}
          weighing={weighing.renderButton(place, () => onSheet('weighing'))}
          onCheck={() => onSheet('check')}
          onChange={change}
        >
          <Button look="secondary" size="lg" fullWidth icon={IconRotate} onClick={() => change(restarted)}>
            {copy.restart}
          </Button>
        </BowlPhaseView>
      </div>
      <MidServiceSheet
        opened={sheet === 'check'}
        session={session}
        index={index}
        onDecide={(seen, decided) => {
          change((each) => replanned(each, seen, decided, Date.now()))
          closeSheet()
        }}
        onClose={closeSheet}
      />
      {weighing.renderSheet(place, { opened: sheet === 'weighing', onClose: closeSheet })}
      {weighing.renderClose({ opened: sheet === 'close', onClose: closeSheet, onDone: leave })}
      <ConfirmDialog
        opened={sheet === 'running'}
        withinPortal={false}
        {...copy.running}
        onYes={closeService}
        onClose={closeSheet}
      />
      <div className="fixed z-10 right-0 bottom-0 left-0 grid pt-3 px-4 pb-[calc(0.75rem_+_env(safe-area-inset-bottom))] bg-paper gap-3 grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:px-[max(2.5rem,(100vw_-_75rem)_/_2)]">
        <Button
          look="secondary"
          size="lg"
          aria-label={copy.previousLabel}
          disabled={index === 0}
          onClick={() => goTo(index - 1)}
        >
          {copy.previous}
        </Button>
        <Button size="lg" onClick={() => (last ? finish() : goTo(index + 1))}>
          {last ? copy.finish : copy.next}
        </Button>
      </div>
    </>
  )
}
