import { z } from 'zod'
import { APPLICATION_CODES } from './application-codes.ts'
import { labSchema, toneSchema } from './measured-hair.ts'
import { REASON_CODES } from './reason-codes.ts'
import { listOf, type Shape } from './shape.ts'
import { TECHNIQUE_IDS } from './technique-ids.ts'
import { ZONES } from './vocabulary.ts'

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
export const reasonSchema = z.object({
  code: z.enum(REASON_CODES),
  /** Rule or table of the trade: 'R4', 'F1', '7.3', '8.1'... */
  rule: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type Reason = Shape<typeof reasonSchema>

const phaseProductSchema = z.object({
  class: z.enum(PRODUCT_CLASSES),
  /** Generic notation, '7.34'; null for products without a shade. */
  shade: z.string().nullable(),
  /** Grams of the product itself, without developer. */
  grams: z.number().nonnegative(),
  /** Volumes of a product that is a developer itself (SOFTEN, used pure); absent otherwise. */
  volume: z.number().positive().exactOptional(),
})
export type PhaseProduct = Shape<typeof phaseProductSchema>

const developerSchema = z.object({
  /** Volumes; percent = volumes × 0.3. */
  volume: z.number().nonnegative(),
  percent: z.number().nonnegative(),
  /** Grams (counted as millilitres at the bowl). */
  grams: z.number().nonnegative(),
})
export type Developer = Shape<typeof developerSchema>

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
const phaseResultSchema = z.object({
  /** Depth of the hair that is not white, to a tenth, and its error. */
  level: z.number(),
  levelError: z.number(),
  tone: toneSchema,
  /** Error radius of the tone in the (a*, b*) plane. */
  toneError: z.number(),
  /** Generic notation. */
  shade: z.string(),
  /** All hair of the zone, white included. */
  lab: labSchema,
  hex: z.string(),
  /** Share of the zone that is still white, 0-1. */
  whiteLeft: z.number(),
})
export type PhaseResult = Shape<typeof phaseResultSchema>

export const planPhaseSchema = z.object({
  kind: z.enum(PHASE_KINDS),
  zones: listOf(z.enum(ZONES)),
  products: listOf(phaseProductSchema),
  developer: developerSchema.nullable(),
  /** Grams of water or shampoo in the bowl, if the product class needs it. */
  dilutionGrams: z.number().nonnegative(),
  /** Colour : developer, '1:1.5'; null when nothing is mixed. */
  ratio: z.string().nullable(),
  minutes: z.number().nonnegative(),
  /** From the shortest to the longest. */
  minutesRange: z.tuple([z.number(), z.number()]).readonly(),
  /** Interval of strand checks in minutes; null when not needed. */
  checkEveryMinutes: z.number().positive().nullable(),
  /** Level at which lightening is stopped, regardless of the minutes. Null if nothing lightens, or the shade determines it. */
  stopAtLevel: z.number().nullable(),
  /** Grams (counted as millilitres) of bond builder in the bowl, in addition to `products`; 0 = none. */
  bondGrams: z.number().nonnegative(),
  /** Order and way of application. */
  application: listOf(z.enum(APPLICATION_CODES)),
  reasons: listOf(reasonSchema),
  /** Prediction of the model of hair for the zones after the phase; absent in plans of other sources. */
  results: z.partialRecord(z.enum(ZONES), phaseResultSchema).optional(),
})
export type Phase = Shape<typeof planPhaseSchema>

/** The wish as one shade: that of the lights of a technique, otherwise that of the lengths and similar zones. */
const planGoalSchema = z.object({
  /** The zone of `expected` and of the sessions' goals is first. */
  zones: listOf(z.enum(ZONES)),
  /** Whole level of the shade; a measured half goes to the deeper one. */
  level: z.number(),
  tone: toneSchema,
  /** Generic notation. */
  shade: z.string(),
})
export type PlanGoal = Shape<typeof planGoalSchema>

export const planSessionSchema = z.object({
  /** Weeks to wait after the previous session; 0 for today. */
  afterWeeks: z.number().nonnegative(),
  /** The promise of this session for the zones of the plan's goal. */
  goal: z.object({ level: z.number(), tone: toneSchema }),
  phases: listOf(planPhaseSchema),
})
export type PlanSession = Shape<typeof planSessionSchema>

export const expectedSchema = z.object({
  level: z.number(),
  /** Usually half a level; wider with the error of a reading. The promise is `level` ± `tolerance`. */
  tolerance: z.number(),
  tone: toneSchema,
  /** Generic notation of the expected shade. */
  shade: z.string(),
  lab: labSchema,
  hex: z.string(),
})
export type Expected = Shape<typeof expectedSchema>

export const OPTION_IDS = ['prudente', 'equilibrata', 'decisa'] as const
export type OptionId = (typeof OPTION_IDS)[number]

/** An option; its reasons end with the warnings of this option alone. */
const planOptionSchema = z.object({
  id: z.enum(OPTION_IDS),
  expected: expectedSchema,
  sessions: listOf(planSessionSchema),
  reasons: listOf(reasonSchema),
})
export type PlanOption = Shape<typeof planOptionSchema>

/** All texts and numbers about the colour are derived from `goal`, `lift` and `expected`: nothing else rounds a level or counts a lift. */
export const planSchema = z.object({
  outcome: z.enum(PLAN_OUTCOMES),
  /** True when an answer was missing: cautious caps, strand test first. */
  provisional: z.boolean(),
  /** Answers that were missing, as paths of the situation ('details.history.henna'). */
  missing: listOf(z.string()),
  goal: planGoalSchema,
  /** Levels to gain (+) or lose (-) on the zone with the largest lift, otherwise on the goal's zones; and the cap of one session there. */
  lift: z.object({ zone: z.enum(ZONES), wanted: z.number(), cap: z.number() }),
  /** Null for plain colour. */
  technique: z.enum(TECHNIQUE_IDS).nullable(),
  /** Today first. Empty when refused. */
  sessions: listOf(planSessionSchema),
  /** The result of the last session; if it differs from `goal`, a reason explains it. */
  expected: expectedSchema,
  totalMinutes: z.number().nonnegative(),
  reasons: listOf(reasonSchema),
  warnings: listOf(reasonSchema),
  /** Why nothing is done today (outcome REFUSE, REFUSE_TODAY, TEST_FIRST). */
  refusals: listOf(reasonSchema),
  alternatives: listOf(reasonSchema),
  /** Why not another service: what it lacks, or that it strains the hair more. Absent in plans of other sources. */
  alternativesConsidered: listOf(reasonSchema).optional(),
  maintenance: listOf(reasonSchema),
  /** Up to three; 'equilibrata' has the same `sessions` as the plan. Empty when there is no choice. */
  options: listOf(planOptionSchema),
})
export type Plan = Shape<typeof planSchema>
