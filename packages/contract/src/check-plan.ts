import { OPTION_IDS, RESULT_FAULTS, RULE_IDS } from '@riflesso/colorimetry'
import { z } from 'zod'
import { situationSchema } from './situation.ts'

/** One line of `check-plan`: the plan is judged in this situation. */
export const planToCheckSchema = z.strictObject({ situation: situationSchema, plan: z.unknown() })

/** A plan that cannot even be read is refused under this id. */
export const UNREADABLE_PLAN = 'plan-readable'

/** One objection to a plan. */
export const verdictSchema = z.object({
  rule: z.enum([...RULE_IDS, UNREADABLE_PLAN]),
  /** refuse: nothing of the plan may be done. cap: it goes beyond a limit. warn: something must be said. */
  severity: z.enum(['refuse', 'cap', 'warn']),
  /** The option that it concerns; null = the plan itself. */
  option: z.enum(OPTION_IDS).nullable(),
  /** Indices from 0; null = the plan as a whole. */
  session: z.number().int().nullable(),
  phase: z.number().int().nullable(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Italian. */
  reason: z.string(),
})

/** Where a plan does not end as it promises, by the model of hair. */
export const resultFaultSchema = z.object({
  code: z.enum(RESULT_FAULTS),
  session: z.number().int().nullable(),
  phase: z.number().int().nullable(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Italian. */
  reason: z.string(),
})

/**
 * Answer of `check-plan` for one plan: `ok` = safe, no objection of any rule; `right` = by the model of hair it ends as it
 * promises.
 */
export const checkedPlanSchema = z.object({
  ok: z.boolean(),
  verdicts: z.array(verdictSchema),
  right: z.boolean(),
  faults: z.array(resultFaultSchema),
})
export type CheckedPlan = z.infer<typeof checkedPlanSchema>
