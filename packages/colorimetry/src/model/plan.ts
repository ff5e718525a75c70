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

/** Why something was chosen: a code that `consultation` puts into words, the rule it comes from, the numbers it names. */
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

/** A zone after a phase, as the model of hair predicts it. */
export type PhaseResult = {
  /** Depth of the hair that is not white, to a tenth, and how far it may be off. */
  readonly level: number
  readonly levelError: number
  readonly tone: Tone
  /** Radius of what the tone may be off in the (a*, b*) plane. */
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
  /** Grams of water or shampoo in the bowl, where the product class wants it. */
  readonly dilutionGrams: number
  /** Colour : developer, '1:1.5'; null when nothing is mixed. */
  readonly ratio: string | null
  readonly minutes: number
  readonly minutesRange: readonly [min: number, max: number]
  /** Look at a strand every so many minutes; null when not needed. */
  readonly checkEveryMinutes: number | null
  /** Level to reach by lightening: stop there, whatever the clock says. Null when nothing lightens, or the shade says it. */
  readonly stopAtLevel: number | null
  /** Grams (counted as millilitres) of bond builder in the bowl, beside `products`; 0 = none. */
  readonly bondGrams: number
  /** Order and way of application. */
  readonly application: readonly ApplicationCode[]
  readonly reasons: readonly Reason[]
  /** The zones after the phase, as the model of hair predicts them; a plan from elsewhere may leave it out. */
  readonly results?: Readonly<Partial<Record<Zone, PhaseResult>>> | undefined
}

/** The wish as a shade, where the plan names one colour: the lights of a technique, otherwise the lengths and what is like them. */
export type PlanGoal = {
  /** The zone that `expected` and the sessions' goals speak of comes first. */
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
  /** What this session promises on the zones of the plan's goal. */
  readonly goal: { readonly level: number; readonly tone: Tone }
  readonly phases: readonly Phase[]
}

export type Expected = {
  readonly level: number
  /** Half a level, usually; wider by a reading's error bar. What is promised is `level` ± `tolerance`. */
  readonly tolerance: number
  readonly tone: Tone
  /** Generic notation of the expected shade. */
  readonly shade: string
  readonly lab: Lab
  readonly hex: string
}

export const OPTION_IDS = ['prudente', 'equilibrata', 'decisa'] as const
export type OptionId = (typeof OPTION_IDS)[number]

/** A way to the wish; its reasons end with what only this way must be warned of. */
export type PlanOption = {
  readonly id: OptionId
  readonly expected: Expected
  readonly sessions: readonly PlanSession[]
  readonly reasons: readonly Reason[]
}

/** Every text and number about the colour follows from `goal`, `lift` and `expected`: nothing else rounds a level or counts a lift. */
export type Plan = {
  readonly outcome: PlanOutcome
  /** True when an answer was missing: cautious caps, strand test first. */
  readonly provisional: boolean
  /** Answers that were missing, as paths of the situation ('details.history.henna'). */
  readonly missing: readonly string[]
  readonly goal: PlanGoal
  /** Levels to gain (+) or lose (-) where most must be gained, otherwise on the goal's zones; and what one session allows there. */
  readonly lift: { readonly zone: Zone; readonly wanted: number; readonly cap: number }
  /** Null for plain colour. */
  readonly technique: TechniqueId | null
  /** Today first. Empty when refused. */
  readonly sessions: readonly PlanSession[]
  /** What the last session ends with; where it is not `goal`, a reason says why. */
  readonly expected: Expected
  readonly totalMinutes: number
  readonly reasons: readonly Reason[]
  readonly warnings: readonly Reason[]
  /** Why nothing is done today (outcome REFUSE, REFUSE_TODAY, TEST_FIRST). */
  readonly refusals: readonly Reason[]
  readonly alternatives: readonly Reason[]
  /** Why not another way: what it lacks, or that it asks more of the hair. A plan from elsewhere may leave it out. */
  readonly alternativesConsidered?: readonly Reason[] | undefined
  readonly maintenance: readonly Reason[]
  /** Up to three; 'equilibrata' is what `sessions` holds. Empty when there is no choice. */
  readonly options: readonly PlanOption[]
}
