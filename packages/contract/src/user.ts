import { z } from 'zod'
import { ROLES } from './access.ts'
import { operation } from './operation.ts'

export const PLANS = ['trial', 'basic', 'pro', 'none'] as const
export const SUBSCRIPTION_STATUSES = ['active', 'cancelled', 'past_due', 'incomplete', 'trialing'] as const

/** The signed-in person. A collaborator sees the plan and the counts of the salon. */
export const currentUserSchema = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  role: z.enum(ROLES),
  isEmailVerified: z.boolean(),
  /** The terms that hold now are still to be accepted. */
  mustAcceptTerms: z.boolean(),
  currentPlan: z.enum(PLANS),
  subscriptionStatus: z.enum(SUBSCRIPTION_STATUSES).nullable(),
  trialAnalysesUsed: z.number().int(),
  monthlyAnalysesUsed: z.number().int(),
  /** ISO 8601, or null. */
  subscriptionStartDate: z.string().nullable(),
  subscriptionEndDate: z.string().nullable(),
})
export type CurrentUser = z.infer<typeof currentUserSchema>

export const getUser = operation({
  method: 'GET',
  path: '/api/user',
  access: 'session',
  summary: 'The signed-in person.',
  response: currentUserSchema,
  errors: [],
})

/** `remaining` is null when the plan has no limit. */
export const usageSchema = z.object({ used: z.number().int(), remaining: z.number().int().nullable() })

export const monthlyStats = operation({
  method: 'GET',
  path: '/api/monthly-stats',
  access: 'session',
  summary: 'Analyses used and remaining in the current period of the plan.',
  response: usageSchema,
  errors: [],
})
