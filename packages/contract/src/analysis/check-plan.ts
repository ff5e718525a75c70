import {
  APPLICATION_CODES,
  expectedSchema,
  OPTION_IDS,
  type Plan,
  PRODUCT_CLASSES,
  percentOf,
  planPhaseSchema,
  planSchema,
  planSessionSchema,
  RESULT_FAULTS,
  RULE_IDS,
  reasonSchema,
  situationSchema,
  ZONES,
} from '@riflesso/colorimetry'
import { z } from 'zod'

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
  z.object({ ...planSessionSchema.shape, phases: few(checkablePhaseSchema, MOST.phases) }),
  MOST.sessions,
)

/**
 * A plan from any source, as input of `check-plan`. Fields that the rules read are required; descriptive fields are optional.
 */
export const checkablePlanSchema = z.object({
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
}) satisfies z.ZodType<Plan>

/** One input line of `check-plan`: a plan and the situation to check it in. */
export const planToCheckSchema = z.strictObject({ situation: situationSchema, plan: z.unknown() })

/** Rule id for a plan that cannot be parsed. */
export const UNREADABLE_PLAN = 'plan-readable'

/** One objection to a plan. */
export const verdictSchema = z.object({
  rule: z.enum([...RULE_IDS, UNREADABLE_PLAN]),
  /** refuse: the plan must not be carried out. cap: it exceeds a limit. warn: it needs a warning. */
  severity: z.enum(['refuse', 'cap', 'warn']),
  /** The option concerned; null = the plan itself. */
  option: z.enum(OPTION_IDS).nullable(),
  /** Indices start at 0; null = the whole plan. */
  session: z.number().int().nullable(),
  phase: z.number().int().nullable(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Italian. */
  reason: z.string(),
})

/** A difference between the promised result and that of the hair model. */
export const resultFaultSchema = z.object({
  code: z.enum(RESULT_FAULTS),
  session: z.number().int().nullable(),
  phase: z.number().int().nullable(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Italian. */
  reason: z.string(),
})

/**
 * Result of `check-plan` for one plan. `ok`: no rule objects. `right`: the hair model predicts the promised result.
 */
export const checkedPlanSchema = z.object({
  ok: z.boolean(),
  verdicts: z.array(verdictSchema),
  right: z.boolean(),
  faults: z.array(resultFaultSchema),
})
export type CheckedPlan = z.infer<typeof checkedPlanSchema>
