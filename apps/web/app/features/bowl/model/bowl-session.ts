import { OPTION_IDS, type OptionId } from '@riflesso/colorimetry'
import type { AnalysisResult } from '@riflesso/consultation'
import { chairAnswerSchema, phaseSchema } from '@riflesso/contract'
import { z } from 'zod'
import { personName } from '~/format/person-name.ts'
import { splitPhaseTime } from '~/format/phase-time.ts'
import { newTimer, resetTimer, type Timer, timerSchema, timerState } from './timer.ts'

const bowlPhaseSchema = z.object({
  phase: phaseSchema,
  /** Null where there is nothing to wait for. */
  timer: timerSchema.nullable(),
  /** A strand is looked at every so many minutes; null where it need not be. */
  checkEveryMinutes: z.number().positive().nullable(),
  factor: z.number().min(0.5).max(2),
  /** What may go otherwise with this bowl, and what to do then. */
  whatIf: z.array(chairAnswerSchema.pick({ trouble: true, titolo: true, testo: true })).catch([]),
  /** Its place in the plan; null where it came in on the way. */
  planned: z.number().int().nonnegative().nullable().catch(null),
  /** What was decided when it looked other than planned. */
  told: z.string().nullable().catch(null),
  /** Places of the lines that are in the bowl. */
  done: z.array(z.number().int().nonnegative()),
})
export type BowlPhase = z.infer<typeof bowlPhaseSchema>

/** One analysis at the bowl, as this browser keeps it: the formula itself, so that no server is needed, and how far it is. */
export const bowlSessionSchema = z.object({
  analysisId: z.string().min(1),
  option: z.enum(OPTION_IDS),
  client: z.string().nullable(),
  colorName: z.string(),
  phases: z.array(bowlPhaseSchema).min(1),
  /** The phases of the plan, once others were decided on; null before. */
  asPlanned: z.array(bowlPhaseSchema).min(1).nullable().catch(null),
  /** Of the whole plan, today's included. */
  sessions: z.number().int().positive().catch(1),
  /** The phase that is looked at. */
  current: z.number().int().nonnegative(),
  /** When it was begun, in milliseconds since 1970. */
  begunAt: z.number(),
})
export type BowlSession = z.infer<typeof bowlSessionSchema>

type Source = {
  readonly analysisId: string
  readonly option: OptionId
  /** As the option carries it out, with at least one phase. */
  readonly analysis: AnalysisResult
}

/** A session at its beginning. */
export function newSession({ analysisId, option, analysis }: Source, now: number): BowlSession {
  const planned = analysis.plan.sessions[0]?.phases ?? []
  return {
    analysisId,
    option,
    client: analysis.client && personName(analysis.client.firstName, analysis.client.lastName),
    colorName: analysis.colorName,
    phases: analysis.fasi_operative.map((phase, index) => ({
      ...newPhase(phaseSchema.parse(phase)),
      checkEveryMinutes: planned[index]?.checkEveryMinutes ?? null,
      planned: index,
      whatIf:
        analysis.chair?.whatIf
          .find((each) => each.phase === index)
          ?.answers.map(({ trouble, titolo, testo }) => ({ trouble, titolo, testo })) ?? [],
    })),
    asPlanned: null,
    sessions: Math.max(1, analysis.plan.sessions.length),
    current: 0,
    begunAt: now,
  }
}

/** A phase that nobody has begun. */
export const newPhase = (phase: BowlPhase['phase']): BowlPhase => ({
  phase,
  timer: timerOf(phase.tempo_posa_min),
  checkEveryMinutes: null,
  factor: 1,
  whatIf: [],
  planned: null,
  told: null,
  done: [],
})

function timerOf(time: number | string): Timer | null {
  const minutes = Number(splitPhaseTime(time).minutes.replace(',', '.'))
  return minutes > 0 ? newTimer(minutes) : null
}

/** Something was begun in it: a timer, a bowl, a quantity. */
export const isBegun = ({ phases }: BowlSession, now: number): boolean =>
  phases.some(
    ({ timer, done, factor }) =>
      done.length > 0 || factor !== 1 || (timer !== null && timerState(timer, now) !== 'ready'),
  )

/** The session with one of its phases changed. */
export const withPhase = (
  session: BowlSession,
  index: number,
  change: (phase: BowlPhase) => BowlPhase,
): BowlSession => ({
  ...session,
  phases: session.phases.map((phase, place) => (place === index ? change(phase) : phase)),
})

export const withTimer = (session: BowlSession, index: number, change: (timer: Timer) => Timer): BowlSession =>
  withPhase(session, index, (phase) => (phase.timer ? { ...phase, timer: change(phase.timer) } : phase))

/** Puts a line into the bowl, or takes it out again. */
export const toggleLine = (session: BowlSession, index: number, line: number): BowlSession =>
  withPhase(session, index, (phase) => ({
    ...phase,
    done: phase.done.includes(line) ? phase.done.filter((each) => each !== line) : [...phase.done, line],
  }))

/** The formula as planned, from its beginning. */
export const restarted = (session: BowlSession): BowlSession => ({
  ...session,
  current: 0,
  asPlanned: null,
  phases: (session.asPlanned ?? session.phases).map((phase) => ({
    ...phase,
    timer: phase.timer && resetTimer(phase.timer),
    factor: 1,
    done: [],
  })),
})

/** Which session is shown: what was begun goes on; what was not follows the archive. */
export function sessionFor(stored: BowlSession | null, fresh: BowlSession | null, now: number): BowlSession | null {
  if (stored === null || fresh === null) return stored ?? fresh
  return stored.option === fresh.option || isBegun(stored, now) ? stored : fresh
}
