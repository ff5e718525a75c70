import type { midService } from '@riflesso/contract'
import type { z } from 'zod'
import { type BowlPhase, type BowlSession, newPhase, withPhase } from './bowl-session.ts'
import { endIn, timerState } from './timer.ts'

type Answered = z.output<typeof midService.response>

/** Advice for a bowl that does not look as planned, with the rest of the session. */
export type Decided = Answered & { readonly answer: NonNullable<Answered['answer']> }

/** Whether 'Com'è adesso?' is available: the bowl is part of the plan, has what-if advice, and has been applied. */
export const canBeAsked = ({ planned, timer, whatIf }: BowlPhase, now: number): boolean =>
  planned !== null && whatIf.length > 0 && timer !== null && timerState(timer, now) !== 'ready'

const isSameBowl = (one: BowlPhase['phase'], other: BowlPhase['phase']): boolean =>
  one.titolo === other.titolo &&
  one.tempo_posa_min === other.tempo_posa_min &&
  JSON.stringify(one.formula) === JSON.stringify(other.formula)

/** Applies a decision: the bowl ends at the decided time, followed by the new rest of the session. */
export function replanned(session: BowlSession, index: number, { answer, fasi_operative }: Decided, now: number) {
  const later = session.phases.slice(index + 1)
  // An unchanged bowl may already be applied: keep its progress.
  const rest = fasi_operative.map((phase) => later.find((each) => isSameBowl(each.phase, phase)) ?? newPhase(phase))
  const asPlanned = session.asPlanned ?? session.phases
  const decided = withPhase(session, index, (phase) => ({
    ...phase,
    told: answer.testo,
    timer: phase.timer && endIn(phase.timer, answer.minutes, now),
  }))
  return { ...decided, asPlanned, phases: [...decided.phases.slice(0, index + 1), ...rest] }
}
