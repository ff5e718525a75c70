import {
  APPLICATION_CODES,
  OPTION_IDS,
  PHASE_KINDS,
  PLAN_OUTCOMES,
  type Plan,
  PRODUCT_CLASSES,
  percentOf,
  REASON_CODES,
  TECHNIQUE_IDS,
  ZONES,
} from '@riflesso/colorimetry'
import { z } from 'zod'
import { schemaOf } from '../schema/schema-of.ts'
import { labSchema, toneSchema } from './reading.ts'

const listOf = <S extends z.ZodType>(schema: S) => z.array(schema).readonly()

export const reasonSchema = z.object({
  code: z.enum(REASON_CODES),
  rule: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
})

const phaseResultSchema = z.object({
  level: z.number(),
  levelError: z.number(),
  tone: toneSchema,
  toneError: z.number(),
  shade: z.string(),
  lab: labSchema.readonly(),
  hex: z.string(),
  whiteLeft: z.number(),
})

const planPhaseSchema = z.object({
  kind: z.enum(PHASE_KINDS),
  zones: listOf(z.enum(ZONES)),
  products: listOf(
    z.object({
      class: z.enum(PRODUCT_CLASSES),
      shade: z.string().nullable(),
      grams: z.number().nonnegative(),
      volume: z.number().positive().exactOptional(),
    }),
  ),
  developer: z
    .object({ volume: z.number().nonnegative(), percent: z.number().nonnegative(), grams: z.number().nonnegative() })
    .nullable(),
  dilutionGrams: z.number().nonnegative(),
  ratio: z.string().nullable(),
  minutes: z.number().nonnegative(),
  minutesRange: z.tuple([z.number(), z.number()]).readonly(),
  checkEveryMinutes: z.number().positive().nullable(),
  stopAtLevel: z.number().nullable(),
  bondGrams: z.number().nonnegative(),
  application: listOf(z.enum(APPLICATION_CODES)),
  reasons: listOf(reasonSchema),
  results: z.partialRecord(z.enum(ZONES), phaseResultSchema).optional(),
})

const sessionSchema = z.object({
  afterWeeks: z.number().nonnegative(),
  goal: z.object({ level: z.number(), tone: toneSchema }),
  phases: listOf(planPhaseSchema),
})

const expectedSchema = z.object({
  level: z.number(),
  tolerance: z.number(),
  tone: toneSchema,
  shade: z.string(),
  lab: labSchema.readonly(),
  hex: z.string(),
})

/** Output of the planner, and the schema of a plan from another source before it is checked. */
export const planSchema = schemaOf<Plan>()(
  z.object({
    outcome: z.enum(PLAN_OUTCOMES),
    provisional: z.boolean(),
    missing: listOf(z.string()),
    goal: z.object({ zones: listOf(z.enum(ZONES)), level: z.number(), tone: toneSchema, shade: z.string() }),
    lift: z.object({ zone: z.enum(ZONES), wanted: z.number(), cap: z.number() }),
    technique: z.enum(TECHNIQUE_IDS).nullable(),
    sessions: listOf(sessionSchema),
    expected: expectedSchema,
    totalMinutes: z.number().nonnegative(),
    reasons: listOf(reasonSchema),
    warnings: listOf(reasonSchema),
    refusals: listOf(reasonSchema),
    alternatives: listOf(reasonSchema),
    alternativesConsidered: listOf(reasonSchema).optional(),
    maintenance: listOf(reasonSchema),
    options: listOf(
      z.object({
        id: z.enum(OPTION_IDS),
        expected: expectedSchema,
        sessions: listOf(sessionSchema),
        reasons: listOf(reasonSchema),
      }),
    ),
  }),
)

/** Upper bounds against hostile input. */
const MOST = { sessions: 20, phases: 40, products: 20, list: 200 } as const

const few = <S extends z.ZodType>(schema: S, most: number) => z.array(schema).max(most).readonly()
const told = few(reasonSchema, MOST.list).default([])
const amount = z.number().nonnegative().max(100_000)

const checkablePhaseSchema = z
  .object({
    ...planPhaseSchema.shape,
    zones: few(z.enum(ZONES), ZONES.length),
    products: few(
      z.object({
        class: z.enum(PRODUCT_CLASSES),
        shade: z.string().max(20).nullable().default(null),
        grams: amount,
        volume: amount.exactOptional(),
      }),
      MOST.products,
    ),
    developer: z
      .object({ volume: amount, percent: amount.optional(), grams: amount })
      .transform((developer) => ({ ...developer, percent: developer.percent ?? percentOf(developer.volume) }))
      .nullable()
      .default(null),
    dilutionGrams: amount.default(0),
    ratio: z.string().max(20).nullable().default(null),
    minutes: amount,
    minutesRange: z.tuple([amount, amount]).readonly().optional(),
    checkEveryMinutes: z.number().positive().nullable().default(null),
    stopAtLevel: z.number().min(0).max(20).nullable().default(null),
    bondGrams: amount.default(0),
    application: few(z.enum(APPLICATION_CODES), MOST.list).default([]),
    reasons: told,
  })
  .transform((phase) => ({ ...phase, minutesRange: phase.minutesRange ?? ([phase.minutes, phase.minutes] as const) }))

const checkableSessions = few(
  z.object({ ...sessionSchema.shape, phases: few(checkablePhaseSchema, MOST.phases) }),
  MOST.sessions,
)

/**
 * A plan from any source, as input of `check-plan`. Fields that the rules read are required; descriptive fields are optional.
 */
export const checkablePlanSchema = schemaOf<Plan>()(
  z.object({
    ...planSchema.shape,
    provisional: z.boolean().default(false),
    missing: few(z.string(), MOST.list).default([]),
    lift: planSchema.shape.lift.default({ zone: 'lengths', wanted: 0, cap: 0 }),
    technique: planSchema.shape.technique.default(null),
    sessions: checkableSessions,
    reasons: told,
    warnings: told,
    refusals: told,
    alternatives: told,
    alternativesConsidered: few(reasonSchema, MOST.list).optional(),
    maintenance: told,
    options: few(
      z.object({ id: z.enum(OPTION_IDS), expected: expectedSchema, sessions: checkableSessions, reasons: told }),
      OPTION_IDS.length,
    ).default([]),
  }),
)
