import { OPTION_IDS, type OptionId, seenSchema } from '@riflesso/colorimetry'
import { type AnalysisResult, chairAnswerSchema, gramsNote, phaseSchema } from '@riflesso/consultation'
import {
  BURN_SIGNS,
  isForbidden,
  type PreColourFields,
  preColourFields,
  type SafetyToday,
  safetyTodaySchema,
} from '@riflesso/contract'
import { z } from 'zod'
import { DAY_MS } from '~/format/day-ms.ts'
import { personName } from '~/format/person-name.ts'
import { splitPhaseTime } from '~/format/phase-time.ts'
import { bowlSectionSchema, firstTimer, sectionsOf } from './bowl-sections.ts'
import { newTimer, resetTimer, type Timer, timerSchema, timerState } from './timer.ts'

const bowlPhaseSchema = z.object({
  phase: phaseSchema,
  /** Null without a processing time. */
  timer: timerSchema.nullable(),
  /** Sections of powder, each with its own time; empty if the whole head is one. */
  sections: z.array(bowlSectionSchema).catch([]),
  /** Number of sections that are rinsed. */
  rinsed: z.number().int().nonnegative().catch(0),
  /** Interval of strand checks in minutes; null if none are needed. */
  checkEveryMinutes: z.number().positive().nullable(),
  factor: z.number().min(0.5).max(2),
  whatIf: z.array(chairAnswerSchema.pick({ trouble: true, titolo: true, testo: true })).catch([]),
  /** Decision taken at an observation. */
  told: z.string().nullable().catch(null),
  /** Indices of the ticked lines. */
  done: z.array(z.number().int().nonnegative()),
})
export type BowlPhase = z.infer<typeof bowlPhaseSchema>

/** A client who said that it burns. */
const burnSchema = z.object({
  /** Milliseconds since 1970. */
  at: z.number(),
  by: z.string().nullable(),
  /** What was on the head, and for how many minutes. */
  onHead: z.array(z.object({ titolo: z.string(), minutes: z.number().nonnegative() })),
  /** Null until it was looked at. */
  sign: z.enum(BURN_SIGNS).nullable(),
  /** The clocks of the phases before they were stopped, for a tap by mistake. */
  clocks: z.array(timerSchema.nullable()),
  /** When somebody said that the scalp is sound again; null before. */
  soundAt: z.number().nullable(),
  /** Where it is noted: not yet on the client's card, there, or on this device alone, without the client's consent. */
  noted: z.enum(['waiting', 'card', 'device']),
})

/** A stored bowl session: the formula, so that it works offline, and its progress. */
export const bowlSessionSchema = z.object({
  analysisId: z.string().min(1),
  option: z.enum(OPTION_IDS),
  client: z.string().nullable(),
  clientId: z.string().nullable().catch(null),
  /** Last known safety state of the formula; null if nothing must be confirmed. */
  safetyToday: safetyTodaySchema.nullable().catch('missing'),
  /** Whether the colourist confirmed for this service a negative test, or that nothing has changed since. */
  testConfirmed: z.boolean().catch(false),
  /** Whether an answer before this colour made the test due again. */
  testDue: z.boolean().catch(false),
  /** Answers before this colour that are not yet on the client's card; null if there are none. */
  asked: preColourFields.nullable().catch(null),
  colorName: z.string(),
  /** 'Grammi per lunghezza media'; null if length and density are known. */
  grams: z.string().nullable().catch(null),
  phases: z.array(bowlPhaseSchema).min(1),
  /** The planned phases, once they were replaced; null before. */
  asPlanned: z.array(bowlPhaseSchema).min(1).nullable().catch(null),
  /** Observations whose advice was followed, in order. An index of a phase is its index in the plan as adapted so far. */
  looks: z.array(seenSchema).catch([]),
  current: z.number().int().nonnegative(),
  /** Null unless the client said that it burns. */
  burn: burnSchema.nullable().catch(null),
  /** Start time in milliseconds since 1970. */
  begunAt: z.number(),
})
export type BowlSession = z.infer<typeof bowlSessionSchema>

type Source = {
  readonly analysisId: string
  readonly option: OptionId
  /** The formula of the option, with at least one phase. */
  readonly analysis: AnalysisResult
  readonly clientId: string | null
  readonly safetyToday: SafetyToday | null
}

/** Creates an unstarted session. */
export function newSession({ analysisId, option, analysis, clientId, safetyToday }: Source, now: number): BowlSession {
  const planned = analysis.plan.sessions[0]?.phases ?? []
  return {
    analysisId,
    option,
    client: analysis.client && personName(analysis.client.firstName, analysis.client.lastName),
    clientId,
    safetyToday,
    testConfirmed: false,
    testDue: false,
    asked: null,
    colorName: analysis.colorName,
    grams: gramsNote(analysis.plan),
    phases: analysis.fasi_operative.map((phase, index) => ({
      ...newPhase(phaseSchema.parse(phase), sectionsOf(analysis.chair?.sessions[0], index)),
      checkEveryMinutes: planned[index]?.checkEveryMinutes ?? null,
      whatIf: analysis.chair?.whatIf.find((each) => each.phase === index)?.answers.map(whatIfOf) ?? [],
    })),
    asPlanned: null,
    looks: [],
    current: 0,
    burn: null,
    begunAt: now,
  }
}

type WhatIf = BowlPhase['whatIf'][number]

/** The stored part of an answer. */
export const whatIfOf = ({ trouble, titolo, testo }: WhatIf): WhatIf => ({ trouble, titolo, testo })

/** Creates an unstarted phase. */
export const newPhase = (phase: BowlPhase['phase'], sections: BowlPhase['sections'] = []): BowlPhase => ({
  phase,
  timer: firstTimer(sections) ?? timerOf(phase.tempo_posa_min),
  sections,
  rinsed: 0,
  checkEveryMinutes: null,
  factor: 1,
  whatIf: [],
  told: null,
  done: [],
})

function timerOf(time: number | string): Timer | null {
  const minutes = Number(splitPhaseTime(time).minutes.replace(',', '.'))
  return minutes > 0 ? newTimer(minutes) : null
}

/** Whether the session has progress: a timer, a ticked line, a quantity. */
export const isBegun = ({ phases }: BowlSession, now: number): boolean =>
  phases.some((phase) => phase.done.length > 0 || phase.factor !== 1 || isTimed(now)(phase))

/** Whether the clock of a phase was started. */
const isTimed =
  (now: number) =>
  ({ timer }: BowlPhase): boolean =>
    timer !== null && timerState(timer, now) !== 'ready'

/** Returns the session with one phase changed. */
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

/** Ticks or unticks a line. */
export const toggleLine = (session: BowlSession, index: number, line: number): BowlSession =>
  withPhase(session, index, (phase) => ({
    ...phase,
    done: phase.done.includes(line) ? phase.done.filter((each) => each !== line) : [...phase.done, line],
  }))

/** Restores the planned formula and clears progress. */
export const restarted = (session: BowlSession): BowlSession => ({
  ...session,
  current: 0,
  asPlanned: null,
  looks: [],
  phases: (session.asPlanned ?? session.phases).map((phase) => ({
    ...withTimerReset(phase),
    factor: 1,
    done: [],
  })),
})

/** The phase with its clock before the first strand. */
export const withTimerReset = (phase: BowlPhase): BowlPhase => ({
  ...phase,
  rinsed: 0,
  timer: firstTimer(phase.sections) ?? (phase.timer && resetTimer(phase.timer)),
})

/**
 * What blocks a session, or null. The questions before a colour and an open patch test block an unstarted session until they are
 * confirmed; a prohibition blocks any session without a started clock, which must stay in view.
 */
export function heldBy(session: BowlSession, now: number): SafetyToday | null {
  const { safetyToday, testConfirmed, testDue } = session
  if (safetyToday === null) return null
  if (isForbidden(safetyToday)) return session.phases.some(isTimed(now)) ? null : safetyToday
  if (testConfirmed || isBegun(session, now)) return null
  return safetyToday === 'valid' && testDue ? 'due' : safetyToday
}

/** Whether a burn, or the answers before the colour, are not yet on the client's card. */
export const isUnnoted = ({ burn, asked }: BowlSession): boolean => burn?.noted === 'waiting' || asked !== null

/** Sessions expire after a day: another day is another service. */
export const isExpired = ({ begunAt }: BowlSession, now: number): boolean => now - begunAt >= DAY_MS

const formulaOf = ({ option, phases, asPlanned }: BowlSession): string =>
  JSON.stringify([option, (asPlanned ?? phases).map(({ phase }) => phase)])

/** The session to show: a started session is resumed, an unstarted one follows the archive; both with today's safety. */
export function sessionFor(stored: BowlSession | null, fresh: BowlSession | null, now: number): BowlSession | null {
  if (stored === null) return fresh
  if (isExpired(stored, now))
    return fresh && isUnnoted(stored) ? { ...fresh, burn: stored.burn, asked: stored.asked } : fresh
  if (fresh === null) return stored
  if (!isBegun(stored, now) && formulaOf(stored) !== formulaOf(fresh))
    return { ...fresh, testConfirmed: stored.testConfirmed, testDue: stored.testDue, asked: stored.asked }
  return stored.safetyToday === fresh.safetyToday ? stored : { ...stored, safetyToday: fresh.safetyToday }
}

/** Whether one of the answers before a colour makes the patch test due again. */
export const isAnyYes = ({ reaction, scalpBroken, news }: Omit<PreColourFields, 'at'>): boolean =>
  reaction || scalpBroken || news

/** The session after the questions before the colour. Answers are kept only until they are on the card. */
export const withAnswers = (session: BowlSession, answers: Omit<PreColourFields, 'at'>, now: number): BowlSession => ({
  ...session,
  testConfirmed: !isAnyYes(answers),
  testDue: isAnyYes(answers),
  asked: session.clientId === null ? null : { ...answers, at: new Date(now).toISOString() },
})
