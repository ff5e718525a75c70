import type { Phase, PhaseResult, PlanSession } from './plan.ts'
import type { Zone } from './vocabulary.ts'

/** What is done at the chair, in the order of a session; processing goes on beside it. */
export const CLOCK_ACTIONS = [
  'prepare', // consultation, tests of the day, station
  'apply', // a bowl is mixed and put on its zones
  'check', // a strand is looked at
  'blot', // product is taken off or blotted, and not rinsed
  'rinse', // rinse, no shampoo
  'wash', // rinse and acid shampoo
  'dry-between', // dry before the next bowl, which wants dry hair
  'dry', // dry and finish
] as const
export type ClockAction = (typeof CLOCK_ACTIONS)[number]

/** One thing to do: `at` and `minutes` are whole minutes, counted from the start of the session. */
export type ClockStep = {
  readonly at: number
  readonly minutes: number
  readonly action: ClockAction
  /** Index of the phase; null where it belongs to none alone. */
  readonly phase: number | null
  readonly zones: readonly Zone[]
}

/** Minutes from the start of the session. */
type Span = readonly [from: number, to: number]

/** One bowl on one zone: put on during `apply`, working during `process`. */
export type ZoneSpan = { readonly phase: number; readonly apply: Span; readonly process: Span }

/** One session by the minute: what the hands do, and what is on every zone. */
export type SessionClock = {
  /** In the chair. */
  readonly minutes: number
  readonly steps: readonly ClockStep[]
  readonly zones: Readonly<Record<Zone, readonly ZoneSpan[]>>
}

/** What a bowl can look like other than planned. */
export const TROUBLES = ['not-at-level', 'too-warm', 'too-ash', 'ends-grabbed', 'band', 'uneven-root'] as const
export type Trouble = (typeof TROUBLES)[number]

/** A bowl of the plan, and how the hair under it looks at a minute of its time. Indices start at 0. */
export type Seen = {
  readonly session: number
  readonly phase: number
  /** Minutes since the bowl was put on. */
  readonly minute: number
  /** Level seen on the zones of the bowl. */
  readonly level: number
  /** Null where nothing looks wrong: only the level is reported. */
  readonly trouble: Trouble | null
}

export const CHAIR_ACTIONS = [
  'go-on', // the bowl works on for `minutes`
  'tone-anew', // rinse now; what follows is mixed for what is there
  'second-application', // rinse, then a second bowl today
  'extra-bowl', // a bowl that the plan does not have
  'take-off', // taken off the zones now, the others go on
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
  /** Indices of `rest` that the plan did not have, or had otherwise. */
  readonly changed: readonly number[]
  /** What the session ends with then, on the first of the plan's goal zones. */
  readonly result: PhaseResult
  /** Whether that is within what the plan promises of this session. */
  readonly keepsPromise: boolean
}

/** What may go otherwise with a bowl of a session, by its index there: one answer each. */
export type WhatIf = { readonly phase: number; readonly answers: readonly ChairAnswer[] }

/** What a look at a bowl leads to. */
export type MidService = {
  /** The bowl, as it was planned. */
  readonly bowl: Phase
  readonly answer: ChairAnswer
  /** This session as it goes on, then the sessions after it, planned for the hair that it leaves. */
  readonly sessions: readonly PlanSession[]
  /** 'What if' of the bowls after it in this session, by their index in the answer's rest. */
  readonly whatIf: readonly WhatIf[]
}

/** A bowl weighed out in half tubes: the phase with these quantities, and half tubes of each of its products. */
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

/** One home-care product: from which day after the service, and how often a week; null = at every wash. */
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

/** How the head is divided for a technique or a plain colour, and with what it is worked. */
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
