import { IconAlertTriangle } from '@tabler/icons-react'
import { bowlCopy } from '~/copy/bowl.ts'
import { decimal } from '~/format/numbers.ts'
import { splitPhaseTime } from '~/format/phase-time.ts'
import { WhatIf } from '~/ui/what-if.tsx'
import { type BowlPhase, type BowlSession, toggleLine, withPhase, withTimer } from '../model/bowl-session.ts'
import { clockText, timerState, untilCheckMs } from '../model/timer.ts'
import { BowlLines } from './bowl-lines.tsx'
import styles from './bowl-phase.module.css'
import { BowlQuantity } from './bowl-quantity.tsx'
import { TimerDial } from './timer-dial.tsx'

const copy = bowlCopy

type Props = {
  readonly index: number
  readonly phase: BowlPhase
  readonly now: number
  readonly onChange: (change: (session: BowlSession) => BowlSession) => void
}

/** One phase at the bowl: its time, what goes in, how much of it, how it is applied. */
export function BowlPhaseView({ index, phase, now, onChange }: Props) {
  const { titolo, istruzioni, tempo_posa_min } = phase.phase
  const { note } = splitPhaseTime(tempo_posa_min)
  return (
    <div
      className={styles.phase}
      data-weighing={phase.timer === null || timerState(phase.timer, now) === 'ready' || undefined}
    >
      <div className={styles.bowl}>
        <BowlLines phase={phase} onToggle={(line) => onChange((each) => toggleLine(each, index, line))} />
        <BowlQuantity
          phase={phase}
          onFactor={(factor) => onChange((each) => withPhase(each, index, (one) => ({ ...one, factor })))}
        />
      </div>
      {phase.timer ? (
        <TimerDial
          timer={phase.timer}
          title={titolo}
          now={now}
          caption={nextCheck(phase, now)}
          onChange={(change) => onChange((each) => withTimer(each, index, change))}
        />
      ) : (
        <p className={styles.noTime}>{copy.timer.none}</p>
      )}
      <div className={styles.words}>
        {note ? (
          <p className={styles.note}>
            <IconAlertTriangle size="1.5rem" stroke={1.75} aria-hidden className={styles.sign} />
            <span className={styles.sentence}>{note}</span>
          </p>
        ) : null}
        {istruzioni.length > 0 ? (
          <section className={styles.how}>
            <h3 className={styles.label}>{copy.how}</h3>
            <ul className={styles.steps}>
              {istruzioni.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </section>
        ) : null}
        <WhatIf answers={phase.whatIf} />
      </div>
    </div>
  )
}

/** When a strand is to be looked at; null where it need not be. */
function nextCheck({ timer, checkEveryMinutes }: BowlPhase, now: number): string | null {
  if (timer === null || checkEveryMinutes === null) return null
  const until = untilCheckMs(timer, checkEveryMinutes, now)
  return until === null ? copy.check.every(decimal(checkEveryMinutes)) : copy.check.next(clockText(until))
}
