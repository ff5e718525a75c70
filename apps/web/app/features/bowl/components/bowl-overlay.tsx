import '@mantine/core/styles/ActionIcon.layer.css'
import { ActionIcon, Modal } from '@mantine/core'
import type { OptionId } from '@riflesso/colorimetry'
import type { AnalysisResult } from '@riflesso/consultation'
import { IconRotate, IconX } from '@tabler/icons-react'
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react'
import { bowlCopy as copy } from '~/copy/analysis/bowl.ts'
import { outcomeCopy } from '~/copy/analysis/outcome.ts'
import { dark, variablesOf } from '~/theme.ts'
import { Brandmark } from '~/ui/brandmark.tsx'
import { Button } from '~/ui/button/button.tsx'
import '~/ui/dialog/dialog.tsx'
import { ErrorState } from '~/ui/state/error-state.tsx'
import { leaveStep } from '~/ui/toast/toast.ts'
import { allowSound } from '../device/alarm.ts'
import { useNow } from '../device/use-now.ts'
import { useWakeLock } from '../device/use-wake-lock.ts'
import { type BowlSession, newSession, restarted, sessionFor } from '../model/bowl-session.ts'
import { dropBowlSession, keepBowlSession } from '../model/bowl-store.ts'
import { keepMixed } from '../model/mixed-bowls.ts'
import { replanned } from '../model/replan.ts'
import { clockText } from '../model/timer.ts'
import { startedTimers } from '../model/timers-now.ts'
import styles from './bowl-overlay.module.css'
import { BowlPhaseView } from './bowl-phase.tsx'
import { MidServiceSheet } from './mid-service-sheet.tsx'
import { useBowlSessions } from './use-bowl-sessions.ts'

type Props = {
  readonly analysisId: string
  readonly option: OptionId
  /** The formula of the option; null until it has loaded. */
  readonly analysis: AnalysisResult | null
  /** Error of loading it, or null. */
  readonly failure: string | null
  readonly onRetry: () => void
  readonly onClose: () => void
  /** Leaves the bowl mode for the outcome of the analysis. */
  readonly onOutcome: () => void
}

/** Always dark: it is read from a distance, on a tablet beside the basin. */
const DARK = variablesOf(dark) as CSSProperties

/** 'Modalità ciotola': a formula full screen, one phase at a time, with timers. */
export default function BowlOverlay({ analysisId, option, analysis, failure, onRetry, onClose, onOutcome }: Props) {
  const now = useNow(true)
  const [asking, setAsking] = useState(false)
  useWakeLock()
  // A toast of the previous step would cover the amounts and the clock.
  useEffect(leaveStep, [])
  const stored = useBowlSessions().find((session) => session.analysisId === analysisId) ?? null
  const fresh = useMemo(
    () =>
      analysis && analysis.fasi_operative.length > 0 ? newSession({ analysisId, option, analysis }, Date.now()) : null,
    [analysisId, option, analysis],
  )
  const session = sessionFor(stored, fresh, now)
  useEffect(() => {
    // The stored session works offline.
    if (session !== null && session !== stored) keepBowlSession(session, Date.now())
  }, [session, stored])

  return (
    <Modal.Root
      opened
      onClose={onClose}
      fullScreen
      closeOnClickOutside={false}
      // Escape closes the topmost dialog.
      closeOnEscape={!asking}
      transitionProps={{ duration: 0 }}
    >
      <Modal.Content className={styles.screen} style={DARK} aria-label={copy.label} onPointerDown={allowSound}>
        <div className={styles.bar}>
          <Brandmark />
          <p className={styles.of}>{session ? copy.phaseOf(shownIndex(session) + 1, session.phases.length) : ''}</p>
          <ActionIcon className={styles.close} size="3rem" aria-label={copy.close} onClick={onClose} data-autofocus>
            <IconX size="1.5rem" aria-hidden />
          </ActionIcon>
        </div>
        {session ? (
          <Bowl
            session={session}
            now={now}
            asking={asking}
            onAsking={setAsking}
            onClose={onClose}
            onOutcome={onOutcome}
          />
        ) : failure !== null ? (
          <ErrorState title={copy.failed} text={failure} onRetry={onRetry} />
        ) : (
          <p className={styles.waiting} role="status">
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
  /** Whether 'Com'è adesso?' is open. */
  readonly asking: boolean
  readonly onAsking: (asking: boolean) => void
  readonly onClose: () => void
  readonly onOutcome: () => void
}

function Bowl({ session, now, asking, onAsking, onClose, onOutcome }: BowlProps) {
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
  const finish = (leave: () => void) => {
    keepMixed(session, now)
    // Keep the session while a timer runs, on any page.
    if (!started.some(({ running }) => running)) dropBowlSession(session.analysisId)
    leave()
  }
  return (
    <>
      <div ref={top} className={styles.body}>
        <div>
          <h2 className={styles.title}>{phase.phase.titolo}</h2>
          <p className={styles.colour}>{[session.colorName, session.client].filter(Boolean).join(' · ')}</p>
        </div>
        {others.length > 0 ? (
          <ul className={styles.strip} aria-label={copy.strip}>
            {others.map((timer) => (
              <li key={timer.index}>
                <button
                  className={styles.chip}
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
        <BowlPhaseView key={index} index={index} phase={phase} now={now} onAsk={() => onAsking(true)} onChange={change}>
          <Button
            look="secondary"
            size="lg"
            fullWidth
            leftSection={<IconRotate size="1.25rem" stroke={1.75} aria-hidden />}
            onClick={() => change(restarted)}
          >
            {copy.restart}
          </Button>
          {last ? (
            <Button look="plain" size="lg" fullWidth onClick={() => finish(onOutcome)}>
              {outcomeCopy.ask}
            </Button>
          ) : null}
        </BowlPhaseView>
      </div>
      <MidServiceSheet
        opened={asking}
        session={session}
        index={index}
        onDecide={(seen, decided) => {
          change((each) => replanned(each, seen, decided, Date.now()))
          onAsking(false)
        }}
        onClose={() => onAsking(false)}
      />
      <div className={styles.foot}>
        <Button
          look="secondary"
          size="lg"
          aria-label={copy.previousLabel}
          disabled={index === 0}
          onClick={() => goTo(index - 1)}
        >
          {copy.previous}
        </Button>
        <Button size="lg" onClick={() => (last ? finish(onClose) : goTo(index + 1))}>
          {last ? copy.finish : copy.next}
        </Button>
      </div>
    </>
  )
}
