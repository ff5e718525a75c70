import { IconAlertTriangle } from '@tabler/icons-react'
import { bowlCopy } from '~/copy/bowl.ts'
import { decimal } from '~/format/numbers.ts'
import { splitPhaseTime } from '~/format/phase-time.ts'
import { type BowlPhase, type BowlSession, toggleLine, withPhase, withTimer } from '../model/bowl-session.ts'
import { clockText, untilCheckMs } from '../model/timer.ts'
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
  const { minutes, note } = splitPhaseTime(tempo_posa_min)
  return (
    <div className={styles.phase}>
      <div className={styles.time}>
        {phase.timer ? (
          <TimerDial
            timer={phase.timer}
            title={titolo}
            minutes={minutes}
            now={now}
            onChange={(change) => onChange((each) => withTimer(each, index, change))}
          />
        ) : (
          <p className={styles.noTime}>
            {titolo} · {copy.timer.none}
          </p>
        )}
      </div>
      <div className={styles.bowl}>
        <BowlLines phase={phase} onToggle={(line) => onChange((each) => toggleLine(each, index, line))} />
        <div className={styles.pair}>
          <BowlQuantity
            phase={phase}
            onFactor={(factor) => onChange((each) => withPhase(each, index, (one) => ({ ...one, factor })))}
          />
          {phase.timer && phase.checkEveryMinutes !== null ? (
            <section className={styles.check}>
              <h3 className={styles.label}>{copy.check.label}</h3>
              <p className={styles.clock}>{nextCheck(phase, now)}</p>
              <p className={styles.label}>{copy.check.every(decimal(phase.checkEveryMinutes))}</p>
            </section>
          ) : null}
        </div>
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
      </div>
    </div>
  )
}

function nextCheck({ timer, checkEveryMinutes }: BowlPhase, now: number): string {
  const until = timer && checkEveryMinutes !== null ? untilCheckMs(timer, checkEveryMinutes, now) : null
  return until === null ? copy.check.ready : clockText(until)
}
