import type { Phase, PhaseResult, PlanSession } from './plan.ts'
import type { Zone } from './vocabulary.ts'

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

/** Number of a section of a bowl, from 1, and their count. */
export type SectionNumber = {
  readonly number: number
  readonly of: number
  /** The pair of hands that works it; the second one helps if the day is too short for one. */
  readonly hands: 1 | 2
}

/** One action: `at` and `minutes` are whole minutes, counted from the start of the session. */
export type ClockStep = {
  readonly at: number
  readonly minutes: number
  readonly action: ClockAction
  /** Index of the phase; null if it belongs to several or none. */
  readonly phase: number | null
  /** Null if the action is for the whole bowl. */
  readonly section: SectionNumber | null
  readonly zones: readonly Zone[]
}

/** Minutes from the start of the session. */
type Span = readonly [from: number, to: number]

/**
 * One bowl on one zone: applied during `apply`, processing during `process`. Of a bowl that is worked in sections, `process` is the
 * time from the end of the first section's application until the last one is rinsed.
 */
export type ZoneSpan = { readonly phase: number; readonly apply: Span; readonly process: Span }

/**
 * One section of a bowl on these zones, in minutes from the start of the session. Powder is worked in sections, each with its own
 * time; any other bowl is one section.
 */
export type ClockSection = SectionNumber & {
  /** Index of the phase. */
  readonly phase: number
  readonly zones: readonly Zone[]
  readonly applied: Span
  /** Looks at a strand, the first look first; empty if the bowl is not watched. */
  readonly looks: readonly number[]
  /** Start and end of its removal, in the order in which its strands were applied. */
  readonly rinsed: Span
}

/** Schedule of one session by the minute: the actions, the sections of every bowl, and the bowls on each zone. */
export type SessionClock = {
  /** In the chair. */
  readonly minutes: number
  /** The same with one pair of hands; more than the longest appointment if help is needed. */
  readonly minutesAlone: number
  readonly steps: readonly ClockStep[]
  readonly sections: readonly ClockSection[]
  readonly zones: Readonly<Record<Zone, readonly ZoneSpan[]>>
}

/** Deviations of a bowl from its plan. */
export const TROUBLES = ['not-at-level', 'too-warm', 'too-ash', 'ends-grabbed', 'band', 'uneven-root'] as const
export type Trouble = (typeof TROUBLES)[number]

/** A check of a bowl of the plan: the hair under it at a minute of its processing. Indices start at 0. */
export type Seen = {
  readonly session: number
  readonly phase: number
  /** Minutes since the bowl was applied. */
  readonly minute: number
  /** Level observed on the zones of the bowl. */
  readonly level: number
  /** Null if only the level is reported. */
  readonly trouble: Trouble | null
}

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

/** What to do after a check of a bowl, and the rest of the session that follows from it. */
export type ChairAnswer = {
  readonly trouble: Trouble | null
  readonly action: ChairAction
  /** The zones concerned. */
  readonly zones: readonly Zone[]
  /** Minutes that the bowl stays on after the check; 0 = it is rinsed now. */
  readonly minutes: number
  /** Minutes until the next check of a strand; null if the bowl is rinsed. */
  readonly lookAfter: number | null
  /** The rest of the session, planned again without the observed bowl. */
  readonly rest: readonly Phase[]
  /** Indices of new or changed phases in `rest`. */
  readonly changed: readonly number[]
  /** Predicted result of the session on the first of the plan's goal zones. */
  readonly result: PhaseResult
  /** Whether the result is within the promise of this session. */
  readonly keepsPromise: boolean
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

/** One home-care product: first day after the service, and times per week; null = at every wash. */
export type Aftercare = {
  readonly product: AftercareProduct
  readonly fromDay: number
  readonly perWeek: number | null
}

export const APPOINTMENT_KINDS = ['next-session', 'regrowth', 'lights', 'toner', 'direct', 'trim'] as const
export type AppointmentKind = (typeof APPOINTMENT_KINDS)[number]

/** When to come back, in weeks from today. */
export type Appointment = { readonly kind: AppointmentKind; readonly weeks: readonly [from: number, to: number] }

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
export type Sectioning = {
  readonly start: (typeof SECTIONING_STARTS)[number]
  readonly direction: (typeof SECTION_DIRECTIONS)[number]
  /** Thickness of a section, mm. */
  readonly sectionMm: readonly [min: number, max: number]
  /** Foils or films on medium density; null where none are used. */
  readonly foils: readonly [min: number, max: number] | null
  readonly tools: readonly ChairTool[]
  readonly source: string
}
