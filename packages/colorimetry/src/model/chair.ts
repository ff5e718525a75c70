import { z } from 'zod'
import type { Phase, PhaseResult, PlanSession } from './plan.ts'
import { listOf, type Shape } from './shape.ts'
import { LEVEL_RANGE, ZONES } from './vocabulary.ts'

/** Actions at the chair in the order of a session; processing runs in parallel. */
export const CLOCK_ACTIONS = [
  'prepare', // consultation, tests of the day, station
  'apply', // mix a bowl and apply it to its zones
  'check', // check a strand
  'blot', // wipe or blot product off without rinsing
  'rinse', // rinse, no shampoo
  'wash', // rinse and acid shampoo
  'dry-between', // dry before the next bowl, which needs dry hair
  'clarify', // clarifying wash before the first bowl
  'dry', // dry and finish
] as const
export type ClockAction = (typeof CLOCK_ACTIONS)[number]

const whole = z.number().int().nonnegative()

/** Number of a section of a bowl, from 1, and their count. */
const sectionNumber = z.object({
  number: whole,
  of: whole,
  /** The pair of hands that works it; the second one helps if the day is too short for one. */
  hands: z.union([z.literal(1), z.literal(2)]),
})
export type SectionNumber = Shape<typeof sectionNumber>

/** One action: `at` and `minutes` are whole minutes, counted from the start of the session. */
export const clockStepSchema = z.object({
  at: whole,
  minutes: whole,
  action: z.enum(CLOCK_ACTIONS),
  /** Index of the phase; null if it belongs to several or none. */
  phase: whole.nullable(),
  /** Null if the action is for the whole bowl, and in older analyses. */
  section: sectionNumber.nullable().default(null),
  zones: listOf(z.enum(ZONES)),
})
export type ClockStep = Shape<typeof clockStepSchema>

/** Minutes from the start of the session. */
const spanSchema = z.tuple([whole, whole]).readonly()

/**
 * One bowl on one zone: applied during `apply`, processing during `process`. Of a bowl that is worked in sections, `process` is the
 * time from the end of the first section's application until the last one is rinsed.
 */
const zoneSpanSchema = z.object({ phase: whole, apply: spanSchema, process: spanSchema })
export type ZoneSpan = Shape<typeof zoneSpanSchema>

/**
 * One section of a bowl on these zones, in minutes from the start of the session. Powder is worked in sections, each with its own
 * time; any other bowl is one section.
 */
export const clockSectionSchema = sectionNumber.extend({
  /** Index of the phase. */
  phase: whole,
  zones: listOf(z.enum(ZONES)),
  applied: spanSchema,
  /** Looks at a strand, the first look first; empty if the bowl is not watched. */
  looks: listOf(whole),
  /** Start and end of its removal, in the order in which its strands were applied. */
  rinsed: spanSchema,
})
export type ClockSection = Shape<typeof clockSectionSchema>

/** Schedule of one session by the minute: the actions, the sections of every bowl, and the bowls on each zone. */
export const sessionClockSchema = z.object({
  /** In the chair. */
  minutes: whole,
  /** The same with one pair of hands; more than the longest appointment if help is needed. 0 in older analyses. */
  minutesAlone: whole.default(0),
  steps: listOf(clockStepSchema),
  /** Empty in older analyses. */
  sections: listOf(clockSectionSchema).default([]),
  zones: z.object({ roots: listOf(zoneSpanSchema), lengths: listOf(zoneSpanSchema), ends: listOf(zoneSpanSchema) }),
})
export type SessionClock = Shape<typeof sessionClockSchema>

/** Deviations of a bowl from its plan. */
export const TROUBLES = ['not-at-level', 'too-warm', 'too-ash', 'ends-grabbed', 'band', 'uneven-root'] as const
export type Trouble = (typeof TROUBLES)[number]

/** A check of a bowl of the plan: the hair under it at a minute of its processing. Indices start at 0. */
export const seenSchema = z.strictObject({
  session: z.number().int().min(0).max(19),
  phase: z.number().int().min(0).max(39),
  /** Minutes since the bowl was applied. */
  minute: z.number().int().min(0).max(180),
  /** Level observed on the zones of the bowl. */
  level: z.number().min(LEVEL_RANGE.min).max(LEVEL_RANGE.max),
  /** Null if nothing looks wrong: only the level is given. */
  trouble: z.enum(TROUBLES).nullable(),
})
export type Seen = Shape<typeof seenSchema>

export const CHAIR_ACTIONS = [
  'go-on', // the bowl continues for `minutes`
  'tone-anew', // rinse now; the toning is mixed for the current hair
  'second-application', // rinse, then a second bowl today
  'extra-bowl', // an unplanned bowl
  'take-off', // take the bowl off these zones now, continue on the others
  'rinse', // rinse, then the rest of the session
  'stop', // rinse; only care on these zones for the rest of the day
] as const
export type ChairAction = (typeof CHAIR_ACTIONS)[number]

/** What to do after a check of a bowl. */
export const chairAdviceSchema = z.object({
  /** Null if nothing looks wrong. */
  trouble: z.enum(TROUBLES).nullable(),
  action: z.enum(CHAIR_ACTIONS),
  /** The zones concerned. */
  zones: listOf(z.enum(ZONES)),
  /** Minutes that the bowl stays on after the check; 0 = it is rinsed now. */
  minutes: whole,
  /** Minutes until the next check of a strand; null if the bowl is rinsed, and in older analyses. */
  lookAfter: whole.nullable().default(null),
  /** Whether the result is within the promise of this session. */
  keepsPromise: z.boolean(),
})

/** The advice, and the rest of the session that follows from it. */
export type ChairAnswer = Shape<typeof chairAdviceSchema> & {
  /** The rest of the session, planned again without the observed bowl. */
  readonly rest: readonly Phase[]
  /** Indices of new or changed phases in `rest`. */
  readonly changed: readonly number[]
  /** Predicted result of the session on the first of the plan's goal zones. */
  readonly result: PhaseResult
}

/** Possible troubles of the bowl of phase `phase` of a session, with one answer each. */
export type WhatIf = { readonly phase: number; readonly answers: readonly ChairAnswer[] }

/** The result of a check of a bowl. */
export type MidService = {
  /** The bowl as planned. */
  readonly bowl: Phase
  readonly answer: ChairAnswer
  /** The rest of this session, then the later sessions, planned for its result. */
  readonly sessions: readonly PlanSession[]
  /** Possible troubles of the later bowls of this session, by their index in the answer's `rest`. */
  readonly whatIf: readonly WhatIf[]
}

/** A bowl in half tubes: the phase with these quantities, and the half tubes of each of its products. */
export type InHalfTubes = { readonly phase: Phase; readonly halves: readonly number[] }

/** Home-care products, by kind. */
export const AFTERCARE_PRODUCTS = [
  'colour-shampoo',
  'direct-colour-shampoo',
  'violet-shampoo',
  'blue-shampoo',
  'colour-mask',
  'moisture-mask',
  'repair-mask',
  'bond-mask',
  'heat-protection',
  'uv-filter',
] as const
export type AftercareProduct = (typeof AFTERCARE_PRODUCTS)[number]

/** One home-care product. */
export const aftercareSchema = z.object({
  product: z.enum(AFTERCARE_PRODUCTS),
  /** First day after the service. */
  fromDay: whole,
  /** Times a week; null = at every wash. */
  perWeek: z.number().nullable(),
})
export type Aftercare = Shape<typeof aftercareSchema>

export const APPOINTMENT_KINDS = ['next-session', 'regrowth', 'lights', 'toner', 'gloss', 'direct', 'trim'] as const
export type AppointmentKind = (typeof APPOINTMENT_KINDS)[number]

/** From the smaller to the larger. */
const range = z.tuple([z.number(), z.number()]).readonly()

/** When to come back, in weeks from today. */
export const appointmentSchema = z.object({ kind: z.enum(APPOINTMENT_KINDS), weeks: range })
export type Appointment = Shape<typeof appointmentSchema>

export const SECTIONING_STARTS = ['nape', 'crown', 'temples', 'face', 'middle', 'parting'] as const
export const SECTION_DIRECTIONS = ['horizontal', 'diagonal', 'vertical', 'curls', 'free'] as const
export const CHAIR_TOOLS = [
  'tint-brush',
  'freehand-brush',
  'tail-comb',
  'wide-comb',
  'board',
  'foils',
  'film',
  'clips',
  'dryer',
  'bottle',
  'barrier-cream',
] as const
export type ChairTool = (typeof CHAIR_TOOLS)[number]

/** Sections and tools for a technique or a plain colour. */
export const sectioningSchema = z.object({
  start: z.enum(SECTIONING_STARTS),
  direction: z.enum(SECTION_DIRECTIONS),
  /** Thickness of a section, mm. */
  sectionMm: range,
  /** Foils or films on medium density; null where none are used. */
  foils: range.nullable(),
  tools: listOf(z.enum(CHAIR_TOOLS)),
})
export type Sectioning = Shape<typeof sectioningSchema> & { readonly source: string }
