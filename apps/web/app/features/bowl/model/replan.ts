import type { Seen } from '@riflesso/colorimetry'
import type { midService } from '@riflesso/contract'
import type { z } from 'zod'
import { sectionsOf } from './bowl-sections.ts'
import { type BowlPhase, type BowlSession, newPhase, whatIfOf, withPhase } from './bowl-session.ts'
import { endIn, timerState } from './timer.ts'

type Answered = z.output<typeof midService.response>

/** Advice for a bowl that does not look as planned, with the rest of the session. */
export type Decided = Answered & { readonly answer: NonNullable<Answered['answer']> }

/** Whether 'Com’è adesso?' is available: the bowl has what-if advice and has been applied. */
export const canAskForAdvice = ({ timer, whatIf }: BowlPhase, now: number): boolean =>
  whatIf.length > 0 && timer !== null && timerState(timer, now) !== 'ready'

const isSameBowl = (one: BowlPhase['phase'], other: BowlPhase['phase']): boolean =>
  one.titolo === other.titolo &&
  one.tempo_posa_min === other.tempo_posa_min &&
  JSON.stringify(one.formula) === JSON.stringify(other.formula)

/** The decision as text, with the next session if there is one. */
const toldOf = ({ answer, nextSessions: [next] }: Decided): string =>
  next === undefined ? answer.testo : `${answer.testo} ${next.titolo}.`

/** Applies a decision: the bowl ends at the decided time, followed by the new rest of the session. */
export function replanned(session: BowlSession, seen: Seen, decided: Decided, now: number): BowlSession {
  const { answer, fasi_operative, whatIf, sections } = decided
  const later = session.phases.slice(seen.phase + 1)
  const rest = fasi_operative.map((phase, index) => {
    // An unchanged bowl may already be applied: keep its progress.
    const bowl = later.find((each) => isSameBowl(each.phase, phase)) ?? newPhase(phase, sectionsOf({ sections }, index))
    return { ...bowl, whatIf: whatIf.find((each) => each.phase === index)?.answers.map(whatIfOf) ?? [] }
  })
  const asPlanned = session.asPlanned ?? session.phases
  const { phases } = withPhase(session, seen.phase, (phase) => ({
    ...phase,
    told: toldOf(decided),
    checkEveryMinutes: answer.lookAfter ?? phase.checkEveryMinutes,
    timer: phase.timer && endIn(phase.timer, answer.minutes, now),
  }))
  return {
    ...session,
    asPlanned,
    looks: [...session.looks, seen],
    phases: [...phases.slice(0, seen.phase + 1), ...rest],
  }
}
