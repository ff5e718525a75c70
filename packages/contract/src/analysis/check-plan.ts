import { OPTION_IDS, RESULT_FAULTS, RULE_IDS } from '@riflesso/colorimetry'
import { z } from 'zod'
import { situationSchema } from './situation.ts'

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
