import { z } from 'zod'
import { operation } from './operation.ts'

export const PAID_PLANS = ['basic', 'pro'] as const
export type PaidPlan = (typeof PAID_PLANS)[number]

export const BILLING_CYCLES = ['monthly', 'yearly'] as const
export type BillingCycle = (typeof BILLING_CYCLES)[number]

/** What the pages about the subscription tell apart; 'canceled' is stored as 'cancelled'. */
export const SUBSCRIPTION_STATES = ['active', 'trialing', 'past_due', 'canceled', 'incomplete', 'none'] as const
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number]

/** What any call that asks the payment provider may answer. */
const providerErrors = ['payments-off', 'payment-provider-failed', 'busy'] as const

const planChoiceSchema = z.object({ planType: z.enum(PAID_PLANS), billingCycle: z.enum(BILLING_CYCLES) })
export type PlanChoice = z.output<typeof planChoiceSchema>

export const paymentSettings = operation({
  method: 'GET',
  path: '/api/payment-settings',
  access: 'session',
  summary: 'Who takes payments here: nobody, the demonstration, or Stripe with the public key its card form needs.',
  response: z.object({
    provider: z.enum(['off', 'demonstration', 'stripe']),
    publishableKey: z.string().nullable(),
    /** Whether the caller runs this installation, and so may set the provider up. */
    isOperator: z.boolean(),
  }),
  errors: [],
})

export const getOrCreateSubscription = operation({
  method: 'POST',
  path: '/api/get-or-create-subscription',
  access: 'owner',
  summary:
    "Subscribe, go on with a payment that was interrupted, or change to a greater plan. A `clientSecret` says that a payment has to be confirmed; 'active' without one that nothing is left to do. Only the owner of the salon may.",
  body: planChoiceSchema.extend({
    /** For a change of plan: the moment whose proration was shown, Unix seconds; now when absent. */
    prorationDate: z.int().positive().optional(),
  }),
  response: z.object({
    status: z.enum(SUBSCRIPTION_STATES),
    clientSecret: z.string().nullable(),
    /** What the payment to be confirmed takes, VAT included, in euro cents; null when there is none. */
    dueCents: z.int().nullable(),
    planType: z.enum(PAID_PLANS),
    billingCycle: z.enum(BILLING_CYCLES),
    /** Days of the former plan that were credited; null when there was no change of plan. */
    remainingDays: z.int().nullable(),
    message: z.string(),
  }),
  errors: [...providerErrors, 'billing-details-required', 'plan-change-refused', 'subscription-ending', 'card-refused'],
})

export const planChangePreview = operation({
  method: 'GET',
  path: '/api/plan-change',
  access: 'owner',
  summary: 'What a change of plan would cost now, in euro cents; null when there is no plan to change.',
  query: planChoiceSchema,
  response: z.object({
    preview: z
      .object({
        /** Unix seconds; send it with the confirmation, so that what was shown is what is charged. */
        prorationDate: z.int(),
        /** Credit for what is left of the present plan, not above zero. */
        creditCents: z.int(),
        /** The new plan until its next renewal. */
        chargeCents: z.int(),
        vatCents: z.int(),
        /** To pay now, VAT included. */
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
  summary: "The salon's subscription as the payment provider has it. Only the owner of the salon may.",
  response: z.object({
    plan: z.enum([...PAID_PLANS, 'none']),
    status: z.enum(SUBSCRIPTION_STATES),
    message: z.string(),
    /** ISO 8601, or null. */
    currentPeriodEnd: z.string().nullable(),
    cancelAtPeriodEnd: z.boolean(),
    billingCycle: z.enum(BILLING_CYCLES).nullable(),
    /** Whether the provider's own page for the card can be opened. */
    hasPortal: z.boolean(),
  }),
  errors: ['busy'],
})

const messageSchema = z.object({ message: z.string() })

export const cancelSubscription = operation({
  method: 'POST',
  path: '/api/cancel-subscription',
  access: 'owner',
  summary: 'End the subscription with the period that is paid. Only the owner of the salon may.',
  response: messageSchema,
  errors: [...providerErrors, 'no-subscription'],
})

export const resumeSubscription = operation({
  method: 'POST',
  path: '/api/resume-subscription',
  access: 'owner',
  summary: 'Take back a cancellation before the period has ended. Only the owner of the salon may.',
  response: messageSchema,
  errors: [...providerErrors, 'no-subscription'],
})

export const billingPortal = operation({
  method: 'POST',
  path: '/api/billing-portal',
  access: 'owner',
  summary: 'A fresh address of the page where the card is changed. Only the owner of the salon may.',
  response: z.object({ url: z.string() }),
  errors: [...providerErrors, 'no-subscription'],
})

export const guarantee = operation({
  method: 'GET',
  path: '/api/guarantee',
  access: 'owner',
  summary: 'Until when the 30-day guarantee can be used; null when it cannot. Only the owner of the salon may.',
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
  summary:
    'Use the 30-day guarantee, once: the plan ends now and everything paid goes back. Only the owner of the salon may.',
  response: messageSchema,
  errors: [...providerErrors, 'guarantee-over'],
})

export const stripeWebhook = operation({
  method: 'POST',
  path: '/api/stripe-webhook',
  access: 'public',
  summary: 'Events of the payment provider: the signature over the raw body is checked, each event is handled once.',
  response: z.object({ received: z.literal(true) }),
  errors: ['signature-invalid', 'payments-off', 'payment-provider-failed', 'busy'],
})

export const stripeWebhookDev = operation({
  method: 'POST',
  path: '/api/stripe-webhook-dev',
  access: 'owner',
  summary:
    "After a confirmed payment: store what the payment provider says of the caller's salon. Nothing in the body is believed; a plan and a cycle in it only ask whether the provider calls these active.",
  body: z.looseObject({ planType: z.unknown().optional(), billingCycle: z.unknown().optional() }).nullish(),
  response: z.object({ success: z.boolean() }),
  errors: providerErrors,
})

export const stripeSetup = operation({
  method: 'POST',
  path: '/api/stripe-setup',
  access: 'operator',
  summary: 'Make products, prices and the webhook at the payment provider, or find them. Only the operator may.',
  response: z.object({
    /** Names of environment variables and the ids of prices. */
    products: z.record(z.string(), z.string()),
    /** The secret is known only when the webhook has just been made. */
    webhook: z.object({ url: z.string(), secret: z.string().nullable() }),
  }),
  errors: ['payments-off', 'payment-provider-failed', 'busy'],
})
