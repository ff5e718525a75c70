import { z } from 'zod'
import { type Access, operation } from '../schema/operation.ts'

/** 'master' owns the salon; the others are its collaborators. */
export const ROLES = ['master', 'child'] as const
export type Role = (typeof ROLES)[number]

/** Whether the role is the salon's owner. Some operations of both roles do more, or require more, for the owner. */
export const ownsSalon = (role: Role): boolean => role === 'master'

/** Whether a role may call an operation. False for operator operations: a role does not identify the operator. */
export const mayCall = ({ access }: { readonly access: Exclude<Access, 'operator'> }, role: Role): boolean =>
  access !== 'owner' || ownsSalon(role)

export const PLANS = ['trial', 'basic', 'pro', 'none'] as const
export const SUBSCRIPTION_STATUSES = ['active', 'cancelled', 'past_due', 'incomplete', 'trialing'] as const

/** What a salon sees once it has used it, or has switched it on. */
export const SALON_TOOLS = ['shelf', 'pact', 'learning'] as const
export type SalonTool = (typeof SALON_TOOLS)[number]

/** The signed-in user. A collaborator sees the plan and the usage of the salon. */
export const currentUserSchema = z.object({
  id: z.string(),
  /** The salon: the id of its owner. */
  salonId: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  role: z.enum(ROLES),
  isEmailVerified: z.boolean(),
  /** Whether the current terms have not been accepted yet. */
  mustAcceptTerms: z.boolean(),
  currentPlan: z.enum(PLANS),
  subscriptionStatus: z.enum(SUBSCRIPTION_STATUSES).nullable(),
  trialAnalysesUsed: z.number().int(),
  monthlyAnalysesUsed: z.number().int(),
  /** ISO 8601, or null. */
  subscriptionStartDate: z.string().nullable(),
  subscriptionEndDate: z.string().nullable(),
  tools: z.array(z.enum(SALON_TOOLS)),
})
export type CurrentUser = z.infer<typeof currentUserSchema>

/** The effective plan: a paid plan only while its subscription is active, the trial otherwise. */
export const effectivePlan = ({
  currentPlan,
  subscriptionStatus,
}: Readonly<Pick<CurrentUser, 'currentPlan' | 'subscriptionStatus'>>): EffectivePlan =>
  (currentPlan === 'basic' || currentPlan === 'pro') && subscriptionStatus === 'active' ? currentPlan : 'trial'

export type EffectivePlan = 'trial' | 'basic' | 'pro'

export const getUser = operation({
  method: 'GET',
  path: '/api/user',
  access: 'session',
  summary: 'Get the signed-in user.',
  response: currentUserSchema,
})

/** `remaining` is null if the plan has no limit. */
export const usageSchema = z.object({ used: z.number().int(), remaining: z.number().int().nullable() })

export const monthlyStats = operation({
  method: 'GET',
  path: '/api/monthly-stats',
  access: 'session',
  summary: 'Get the analyses used and remaining in the current period of the plan.',
  response: usageSchema,
})
