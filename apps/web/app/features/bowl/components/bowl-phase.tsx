import { zoneWords } from '@riflesso/consultation'
import { IconAlertTriangle, IconEye } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { bowlCopy } from '~/copy/analysis/bowl.ts'
import { decimal } from '~/format/numbers.ts'
import { splitPhaseTime } from '~/format/phase-time.ts'
import { Button } from '~/ui/button.tsx'
import { WhatIf } from '~/ui/what-if.tsx'
import { nextFirstLook, nextToRinse, withNextRinsed } from '../model/bowl-sections.ts'
import {
  type BowlPhase,
  type BowlSession,
  toggleLine,
  withPhase,
  withTimer,
  withTimerReset,
} from '../model/bowl-session.ts'
import { canAskForAdvice } from '../model/replan.ts'
import { clockText, type Timer, timerState, untilCheckMs } from '../model/timer.ts'
import { BowlLines } from './bowl-lines.tsx'
import { BowlQuantity } from './bowl-quantity.tsx'
import { TimerDial } from './timer-dial.tsx'

const copy = bowlCopy

type Props = {
  readonly index: number
  readonly phase: BowlPhase
  readonly now: number
  /** Weighing of the bowl, below its ingredients. */
  readonly weighing: ReactNode
  readonly onCheck: () => void
  readonly onChange: (change: (session: BowlSession) => BowlSession) => void
  readonly children: ReactNode
}

/** One phase: ingredients, time, application; the quantity beside the ingredients, after the time once it runs. */
export function BowlPhaseView({ index, phase, now, weighing: scale, onCheck, onChange, children }: Props) {
  const { titolo, istruzioni, tempo_posa_min } = phase.phase
  const { note } = splitPhaseTime(tempo_posa_min)
  const section = nextToRinse(phase)
  const weighing = phase.timer === null || timerState(phase.timer, now) === 'ready'
  const quantity = (
    <BowlQuantity
      phase={phase}
      onFactor={(factor) => onChange((each) => withPhase(each, index, (one) => ({ ...one, factor })))}
    />
  )
  return (
    <div
      className="grid gap-4 grid-cols-1 lg:items-start lg:gap-y-4 lg:gap-x-12 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr] group/phase"
      data-weighing={weighing || undefined}
    >
      {phase.told ? (
        <p className="p-4 rounded-card bg-plum-tint text-lg col-span-full" role="status">
          <b>{copy.midService.told}</b> {phase.told}
        </p>
      ) : null}
      <div className="grid content-start gap-3 grid-cols-1 lg:group-data-weighing/phase:row-span-2 lg:group-not-data-weighing/phase:order-1">
        <BowlLines phase={phase} onToggle={(line) => onChange((each) => toggleLine(each, index, line))} />
        {scale}
        {weighing ? quantity : null}
      </div>
      {phase.timer ? (
        <div className="grid content-start gap-4 lg:group-not-data-weighing/phase:row-span-2">
          <TimerDial
            timer={phase.timer}
            title={titolo}
            now={now}
            caption={section ? copy.sections.rinse(section) : nextCheck(phase, now)}
            next={
              section && {
                label: copy.sections.next(section.number),
                onNext: () => onChange((each) => withPhase(each, index, withNextRinsed)),
              }
            }
            onChange={(change) => onChange((each) => withTimer(each, index, change))}
            onReset={() => onChange((each) => withPhase(each, index, withTimerReset))}
          />
          <BowlSections phase={{ ...phase, timer: phase.timer }} now={now} />
          {canAskForAdvice(phase, now) ? (
            <Button look="secondary" size="lg" fullWidth icon={IconEye} onClick={onCheck}>
              {copy.midService.ask}
            </Button>
          ) : null}
        </div>
      ) : (
        <p className="py-2 text-lg">{copy.timer.none}</p>
      )}
      <div className="grid content-start gap-3 grid-cols-1 text-lg lg:group-not-data-weighing/phase:order-1">
        {weighing ? null : quantity}
        {note ? (
          <p className="p-4 rounded-card bg-card flex text-lg gap-3">
            <IconAlertTriangle size="1.5rem" stroke={1.75} aria-hidden className="flex-none text-warning" />
            <span className="[&::first-letter]:uppercase">{note}</span>
          </p>
        ) : null}
        {istruzioni.length > 0 ? (
          <section className="p-4 rounded-card bg-card">
            <h3 className="text-muted font-[family-name:inherit] text-base font-normal tracking-[0]">{copy.how}</h3>
            <ul className="[list-style:revert] grid p-0 pl-5 mt-2 mx-0 mb-0 text-lg gap-1.5">
              {istruzioni.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </section>
        ) : null}
        <WhatIf answers={phase.whatIf} />
        {children}
      </div>
    </div>
  )
}

/** Time of the next strand check; null if none is needed. */
function nextCheck({ timer, checkEveryMinutes }: BowlPhase, now: number): string | null {
  if (timer === null || checkEveryMinutes === null) return null
  const until = untilCheckMs(timer, checkEveryMinutes, now)
  return until === null ? copy.check.every(decimal(checkEveryMinutes)) : copy.check.next(clockText(until))
}

type BowlSectionsProps = { readonly phase: BowlPhase & { readonly timer: Timer }; readonly now: number }

/** The sections of a bowl of powder: when each is applied, first looked at and rinsed. Nothing if the whole head is one. */
function BowlSections({ phase, now }: BowlSectionsProps) {
  const { sections, rinsed } = phase
  if (sections.length === 0) return null
  const look = nextFirstLook(phase, now)
  return (
    <section className="p-4 rounded-card bg-card" aria-label={copy.sections.title}>
      <p className="text-muted tabular-nums">
        {look === null ? copy.sections.hint : copy.sections.look(look.number, clockText(look.left))}
      </p>
      <ol className="grid p-0 mt-2 mx-0 mb-0 gap-2">
        {sections.map(({ number, of, hands, applied, look, rinsed: rinse }, place) => (
          <li
            key={number}
            className="grid tabular-nums data-done:text-muted data-done:line-through"
            data-done={place < rinsed || undefined}
            aria-current={place === rinsed}
          >
            <b>{copy.sections.of({ number, of })}</b>
            <span>
              {copy.sections.minutes({
                applied: applied.map(({ zones, from, to }) => ({
                  zones: applied.length === 1 ? '' : zoneWords(zones),
                  from,
                  to,
                })),
                look,
                rinse,
                second: hands === 2,
              })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
