import {
  APPLICATION_CODES,
  OPTION_IDS,
  PHASE_KINDS,
  PLAN_OUTCOMES,
  type Plan,
  PRODUCT_CLASSES,
  REASON_CODES,
  TECHNIQUE_IDS,
  ZONES,
} from '@riflesso/colorimetry'
import { z } from 'zod'
import { labSchema, toneSchema } from './reading.ts'
import { schemaOf } from './schema-of.ts'

const listOf = <S extends z.ZodType>(schema: S) => z.array(schema).readonly()

export const reasonSchema = z.object({
  code: z.enum(REASON_CODES),
  rule: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
})

const planPhaseSchema = z.object({
  kind: z.enum(PHASE_KINDS),
  zones: listOf(z.enum(ZONES)),
  products: listOf(
    z.object({
      class: z.enum(PRODUCT_CLASSES),
      shade: z.string().nullable(),
      grams: z.number().nonnegative(),
      volume: z.number().positive().optional(),
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

/** Output of the planner, and what a plan from elsewhere must look like before it is checked. */
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
