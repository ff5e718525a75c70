import { z } from 'zod'
import { operation } from '../schema/operation.ts'

export const PAID_PLANS = ['basic', 'pro'] as const
export type PaidPlan = (typeof PAID_PLANS)[number]

export const BILLING_CYCLES = ['monthly', 'yearly'] as const
export type BillingCycle = (typeof BILLING_CYCLES)[number]

/** Subscription states shown to users; 'canceled' is stored as 'cancelled'. */
export const SUBSCRIPTION_STATES = ['active', 'trialing', 'past_due', 'canceled', 'incomplete', 'none'] as const
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number]

/** Errors of every operation that calls the payment provider. */
const providerErrors = ['payments-off', 'payment-provider-failed', 'busy'] as const

const planChoiceSchema = z.object({ planType: z.enum(PAID_PLANS), billingCycle: z.enum(BILLING_CYCLES) })
export type PlanChoice = z.output<typeof planChoiceSchema>

export const paymentSettings = operation({
  method: 'GET',
  path: '/api/payment-settings',
  access: 'session',
  summary: 'Get the payment provider: none, the demonstration, or Stripe with the publishable key.',
  response: z.object({
    provider: z.enum(['off', 'demonstration', 'stripe']),
    publishableKey: z.string().nullable(),
    /** Whether the caller is the operator, who may set up the provider. */
    isOperator: z.boolean(),
  }),
})

export const getOrCreateSubscription = operation({
  method: 'POST',
  path: '/api/get-or-create-subscription',
  access: 'owner',
  summary:
    "Subscribe, resume an interrupted payment, or upgrade the plan. If `clientSecret` is present, confirm the payment with it; 'active' without it means that no payment is needed.",
  body: planChoiceSchema.extend({
    /** For a change of plan: time of the displayed proration, Unix seconds. Default: now. */
    prorationDate: z.int().positive().optional(),
  }),
  response: z.object({
    status: z.enum(SUBSCRIPTION_STATES),
    clientSecret: z.string().nullable(),
    /** Amount of the payment to be confirmed, VAT included, in euro cents; null if there is none. */
    dueCents: z.int().nullable(),
    planType: z.enum(PAID_PLANS),
    billingCycle: z.enum(BILLING_CYCLES),
    /** Credited days of the previous plan; null without a change of plan. */
    remainingDays: z.int().nullable(),
    message: z.string(),
  }),
  errors: [...providerErrors, 'plan-change-refused', 'subscription-ending', 'card-refused'],
})

export const planChangePreview = operation({
  method: 'GET',
  path: '/api/plan-change',
  access: 'owner',
  summary: 'Preview the cost of a change of plan, in euro cents; null if there is no plan to change.',
  query: planChoiceSchema,
  response: z.object({
    preview: z
      .object({
        /** Unix seconds; send it with the confirmation, so that the charge equals the displayed amount. */
        prorationDate: z.int(),
        /** Credit for the rest of the current plan; zero or negative. */
        creditCents: z.int(),
        /** Price of the new plan until its next renewal. */
        chargeCents: z.int(),
        vatCents: z.int(),
        /** Amount due now, VAT included. */
        totalCents: z.int(),
        remainingDays: z.int(),
        /** ISO 8601. */
        renewsAt: z.string(),
      })
      .nullable(),
  }),
  errors: [...providerErrors, 'plan-change-refused', 'subscription-ending'],
})

export const subscriptionStatus = operation({
  method: 'GET',
  path: '/api/subscription-status',
  access: 'owner',
  summary: "Get the salon's subscription from the payment provider.",
  response: z.object({
    plan: z.enum([...PAID_PLANS, 'none']),
    status: z.enum(SUBSCRIPTION_STATES),
    message: z.string(),
    /** ISO 8601, or null. */
    currentPeriodEnd: z.string().nullable(),
    cancelAtPeriodEnd: z.boolean(),
    billingCycle: z.enum(BILLING_CYCLES).nullable(),
    /** Whether the provider's customer portal is available. */
    hasPortal: z.boolean(),
  }),
  errors: ['busy'],
})

const messageSchema = z.object({ message: z.string() })

export const cancelSubscription = operation({
  method: 'POST',
  path: '/api/cancel-subscription',
  access: 'owner',
  summary: 'Cancel the subscription at the end of the paid period.',
  response: messageSchema,
  errors: [...providerErrors, 'no-subscription'],
})

export const resumeSubscription = operation({
  method: 'POST',
  path: '/api/resume-subscription',
  access: 'owner',
  summary: 'Resume a cancelled subscription before the period ends.',
  response: messageSchema,
  errors: [...providerErrors, 'no-subscription'],
})

export const billingPortal = operation({
  method: 'POST',
  path: '/api/billing-portal',
  access: 'owner',
  summary: "Create a session of the provider's portal to change the card.",
  response: z.object({ url: z.string() }),
  errors: [...providerErrors, 'no-subscription'],
})

export const guarantee = operation({
  method: 'GET',
  path: '/api/guarantee',
  access: 'owner',
  summary: 'Get the end of the 30-day guarantee; null if it cannot be used.',
  response: z.object({
    /** ISO 8601, or null. */
    until: z.string().nullable(),
  }),
  errors: providerErrors,
})

export const guaranteeRefund = operation({
  method: 'POST',
  path: '/api/guarantee-refund',
  access: 'owner',
  summary: 'Use the 30-day guarantee, once: ends the plan immediately and refunds all payments.',
  response: messageSchema,
  errors: [...providerErrors, 'guarantee-over'],
})

export const stripeWebhook = operation({
  method: 'POST',
  path: '/api/stripe-webhook',
  access: 'public',
  summary:
    'Receive events of the payment provider. Verifies the signature over the raw body and handles each event once.',
  response: z.object({ received: z.literal(true) }),
  errors: ['signature-invalid', 'payments-off', 'payment-provider-failed', 'busy'],
})

export const stripeWebhookDev = operation({
  method: 'POST',
  path: '/api/stripe-webhook-dev',
  access: 'owner',
  summary:
    "After a confirmed payment, store the subscription that the payment provider reports for the caller's salon. The body is not trusted: its plan and cycle are only compared with the provider's.",
  body: z.looseObject({ planType: z.unknown().optional(), billingCycle: z.unknown().optional() }).nullish(),
  response: z.object({ success: z.boolean() }),
  errors: providerErrors,
})

export const stripeSetup = operation({
  method: 'POST',
  path: '/api/stripe-setup',
  access: 'operator',
  summary: 'Create the products, prices and webhook at the payment provider if they do not exist.',
  response: z.object({
    /** Environment variables and their price ids. */
    products: z.record(z.string(), z.string()),
    /** The secret is only returned when the webhook is created. */
    webhook: z.object({ url: z.string(), secret: z.string().nullable() }),
  }),
  errors: ['payments-off', 'payment-provider-failed', 'busy'],
})

const planOfferSchema = z.object({
  name: z.enum(['basic', 'pro']),
  /** Euro, VAT excluded. */
  priceMonthly: z.number(),
  priceYearly: z.number(),
  /** Per month; null = no limit. */
  maxAnalyses: z.number().int().nullable(),
  maxChildUsers: z.number().int(),
})
export type PlanOffer = z.infer<typeof planOfferSchema>

export const plans = operation({
  method: 'GET',
  path: '/api/plans',
  access: 'public',
  summary: 'List the available plans with prices and limits, cheapest first.',
  response: z.array(planOfferSchema),
})
