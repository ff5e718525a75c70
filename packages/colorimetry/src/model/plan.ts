import type { ApplicationCode } from './application-codes.ts'
import type { Lab } from './measured-hair.ts'
import type { ReasonCode } from './reason-codes.ts'
import type { TechniqueId } from './technique-ids.ts'
import type { Tone, Zone } from './vocabulary.ts'

/** OK: one session. MULTI: several sessions. ALTERNATIVE: another goal is proposed. TEST_FIRST / REFUSE_TODAY / REFUSE: no phases today. */
export const PLAN_OUTCOMES = [
  'OK',
  'MULTI',
  'MULTI_ZONE',
  'ALTERNATIVE',
  'TEST_FIRST',
  'REFUSE_TODAY',
  'REFUSE',
] as const
export type PlanOutcome = (typeof PLAN_OUTCOMES)[number]

/** Product classes of the trade; their technical data are rows of the product table. */
export const PRODUCT_CLASSES = [
  'PERM',
  'PERM_W',
  'DEMI',
  'TONER',
  'GLOSS',
  'HIGHLIFT',
  'BLEACH',
  'CLAY',
  'BLEACH_CREAM',
  'BATH',
  'DECAP_OX',
  'DECAP_RED',
  'CHELATE',
  'DIRECT',
  'TEMP',
  'PREPIG',
  'SOFTEN',
  'CORRECTOR',
  'BOND',
  'ACID_CARE',
] as const
export type ProductClass = (typeof PRODUCT_CLASSES)[number]

/** Why something was chosen: a code that `consultation` words, the rule it comes from, and its values. */
export type Reason = {
  readonly code: ReasonCode
  /** Rule or table of the trade: 'R4', 'F1', '7.3', '8.1'... */
  readonly rule: string
  readonly values: Readonly<Record<string, string | number>>
}

export type PhaseProduct = {
  readonly class: ProductClass
  /** Generic notation, '7.34'; null for products without a shade. */
  readonly shade: string | null
  /** Grams of the product itself, without developer. */
  readonly grams: number
  /** Volumes of a product that is a developer itself (SOFTEN, used pure); absent otherwise. */
  readonly volume?: number
}

export type Developer = {
  /** Volumes; percent = volumes × 0.3. */
  readonly volume: number
  readonly percent: number
  /** Grams (counted as millilitres at the bowl). */
  readonly grams: number
}

export const PHASE_KINDS = [
  'bond-treatment',
  'chelate',
  'remove',
  'soften',
  'prepigment',
  'bleach',
  'pretone',
  'colour',
  'lengths',
  'tone',
  'smudge',
  'lowlights',
  'gloss',
  'finish',
] as const
export type PhaseKind = (typeof PHASE_KINDS)[number]

/** Prediction of the model of hair for a zone after a phase. */
export type PhaseResult = {
  /** Depth of the hair that is not white, to a tenth, and its error. */
  readonly level: number
  readonly levelError: number
  readonly tone: Tone
  /** Error radius of the tone in the (a*, b*) plane. */
  readonly toneError: number
  /** Generic notation. */
  readonly shade: string
  /** All hair of the zone, white included. */
  readonly lab: Lab
  readonly hex: string
  /** Share of the zone that is still white, 0-1. */
  readonly whiteLeft: number
}

export type Phase = {
  readonly kind: PhaseKind
  readonly zones: readonly Zone[]
  readonly products: readonly PhaseProduct[]
  readonly developer: Developer | null
  /** Grams of water or shampoo in the bowl, if the product class needs it. */
  readonly dilutionGrams: number
  /** Colour : developer, '1:1.5'; null when nothing is mixed. */
  readonly ratio: string | null
  readonly minutes: number
  readonly minutesRange: readonly [min: number, max: number]
  /** Interval of strand checks in minutes; null when not needed. */
  readonly checkEveryMinutes: number | null
  /** Level at which lightening is stopped, regardless of the minutes. Null if nothing lightens, or the shade determines it. */
  readonly stopAtLevel: number | null
  /** Grams (counted as millilitres) of bond builder in the bowl, in addition to `products`; 0 = none. */
  readonly bondGrams: number
  /** Order and way of application. */
  readonly application: readonly ApplicationCode[]
  readonly reasons: readonly Reason[]
  /** Prediction of the model of hair for the zones after the phase; absent in plans of other sources. */
  readonly results?: Readonly<Partial<Record<Zone, PhaseResult>>> | undefined
}

/** The wish as one shade: that of the lights of a technique, otherwise that of the lengths and similar zones. */
export type PlanGoal = {
  /** The zone of `expected` and of the sessions' goals is first. */
  readonly zones: readonly Zone[]
  /** Whole level of the shade; a measured half goes to the deeper one. */
  readonly level: number
  readonly tone: Tone
  /** Generic notation. */
  readonly shade: string
}

export type PlanSession = {
  /** Weeks to wait after the previous session; 0 for today. */
  readonly afterWeeks: number
  /** The promise of this session for the zones of the plan's goal. */
  readonly goal: { readonly level: number; readonly tone: Tone }
  readonly phases: readonly Phase[]
}

export type Expected = {
  readonly level: number
  /** Usually half a level; wider with the error of a reading. The promise is `level` ± `tolerance`. */
  readonly tolerance: number
  readonly tone: Tone
  /** Generic notation of the expected shade. */
  readonly shade: string
  readonly lab: Lab
  readonly hex: string
}

export const OPTION_IDS = ['prudente', 'equilibrata', 'decisa'] as const
export type OptionId = (typeof OPTION_IDS)[number]

/** An option; its reasons end with the warnings of this option alone. */
export type PlanOption = {
  readonly id: OptionId
  readonly expected: Expected
  readonly sessions: readonly PlanSession[]
  readonly reasons: readonly Reason[]
}

/** All texts and numbers about the colour are derived from `goal`, `lift` and `expected`: nothing else rounds a level or counts a lift. */
export type Plan = {
  readonly outcome: PlanOutcome
  /** True when an answer was missing: cautious caps, strand test first. */
  readonly provisional: boolean
  /** Answers that were missing, as paths of the situation ('details.history.henna'). */
  readonly missing: readonly string[]
  readonly goal: PlanGoal
  /** Levels to gain (+) or lose (-) on the zone with the largest lift, otherwise on the goal's zones; and the cap of one session there. */
  readonly lift: { readonly zone: Zone; readonly wanted: number; readonly cap: number }
  /** Null for plain colour. */
  readonly technique: TechniqueId | null
  /** Today first. Empty when refused. */
  readonly sessions: readonly PlanSession[]
  /** The result of the last session; if it differs from `goal`, a reason explains it. */
  readonly expected: Expected
  readonly totalMinutes: number
  readonly reasons: readonly Reason[]
  readonly warnings: readonly Reason[]
  /** Why nothing is done today (outcome REFUSE, REFUSE_TODAY, TEST_FIRST). */
  readonly refusals: readonly Reason[]
  readonly alternatives: readonly Reason[]
  /** Why not another service: what it lacks, or that it strains the hair more. Absent in plans of other sources. */
  readonly alternativesConsidered?: readonly Reason[] | undefined
  readonly maintenance: readonly Reason[]
  /** Up to three; 'equilibrata' has the same `sessions` as the plan. Empty when there is no choice. */
  readonly options: readonly PlanOption[]
}
