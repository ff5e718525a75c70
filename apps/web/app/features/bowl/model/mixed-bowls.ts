import { MIXED_MAX, outcomeFields } from '@riflesso/contract'
import { z } from 'zod'
import { amountsIn } from '~/format/formula-line.ts'
import { createStoredText } from '~/store.ts'
import { createStoredList } from '~/stored-list.ts'
import { type BowlPhase, type BowlSession, isBegun } from './bowl-session.ts'
import { bowlSessions } from './bowl-store.ts'
import { scaleBowl } from './scale-bowl.ts'
import { elapsedMs, type Timer, timerState } from './timer.ts'

export type MixedBowls = NonNullable<z.output<typeof outcomeFields>['mixed']>

const KEPT = 5
const MINUTE = 60_000

const finishedSchema = z.object({ analysisId: z.string(), mixed: outcomeFields.shape.mixed.unwrap() })
const finished = createStoredList(createStoredText('mixed-bowls'), finishedSchema)

/**
 * The bowls of a session as weighed and timed. Null if its plan was changed midway: its phases are no longer those of the
 * archived plan.
 */
export const mixedOf = ({ phases, asPlanned }: BowlSession, now: number): MixedBowls | null =>
  asPlanned === null ? phases.flatMap((phase, index) => bowlOf(phase, index, now)) : null

function bowlOf(bowl: BowlPhase, phase: number, now: number): MixedBowls {
  const { factor } = bowl
  const { formula } = bowl.phase
  if (formula.length === 0) return []
  const lines = factor === 1 ? formula : scaleBowl(formula, factor)
  return [
    {
      phase,
      ...amountsIn(lines),
      minutes: Math.min(MIXED_MAX.minutes, minutesOf(bowl, now)),
    },
  ]
}

/** Processing time of a strand. Each section has its own, the same for all: it is known once one is rinsed. */
function minutesOf({ timer, sections: [first], rinsed }: BowlPhase, now: number): number {
  if (timer === null) return 0
  return first !== undefined && rinsed > 0 ? first.rinsed : Math.round(processedMs(timer, now) / MINUTE)
}

/** Processing time: the elapsed time of a timer that was stopped early, otherwise its full time. */
function processedMs(timer: Timer, now: number): number {
  const state = timerState(timer, now)
  return state === 'paused' || state === 'running' ? elapsedMs(timer, now) : timer.totalMs
}

/** Stores the bowls of a finished session, for recording its outcome. */
export function keepMixed(session: BowlSession, now: number): void {
  const mixed = isBegun(session, now) ? mixedOf(session, now) : null
  if (mixed === null) return
  const others = finished.get().filter(({ analysisId }) => analysisId !== session.analysisId)
  finished.set([{ analysisId: session.analysisId, mixed }, ...others].slice(0, KEPT))
}

/** The bowls mixed in this browser for an analysis; null without a started session. */
export function mixedForAnalysis(analysisId: string, now: number): MixedBowls | null {
  const open = bowlSessions().find((session) => session.analysisId === analysisId)
  if (open && isBegun(open, now)) return mixedOf(open, now)
  return finished.get().find((each) => each.analysisId === analysisId)?.mixed ?? null
}
