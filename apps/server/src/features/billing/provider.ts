import type { BillingCycle, BillingDetails, PaidPlan, PlanChoice } from '@riflesso/contract'
import { SECOND_MS } from '#platform/clock'

/** The states of a subscription at the provider. */
export const PROVIDER_STATUSES = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
] as const

/** 'unknown' is a state that this version does not handle. */
export type ProviderStatus = (typeof PROVIDER_STATUSES)[number] | 'unknown'

/** A subscription as returned by the provider. */
export type ProviderSubscription = {
  readonly id: string
  readonly status: ProviderStatus
  /** Null when its price is not one of ours. */
  readonly plan: PaidPlan | null
  readonly cycle: BillingCycle | null
  /** The choice after an open payment is made, or null. */
  readonly pending: PlanChoice | null
  readonly startedAt: Date
  readonly currentPeriodEnd: Date
  /** When it ends instead of being renewed, or null. */
  readonly cancelAt: Date | null
  readonly endedAt: Date | null
}

/** A payment to be confirmed in the browser with the secret. */
export type OpenPayment = {
  readonly clientSecret: string
  /** Amount charged to the card, VAT included, in euro cents. */
  readonly dueCents: number
}

/** Answer of every call that may cost money: with a payment, it must still be confirmed. */
export type Started = { readonly subscription: ProviderSubscription; readonly payment: OpenPayment | null }

/** One line of an invoice, in euro cents, VAT excluded. */
export type InvoiceLine = {
  /** The choice it is for; null for a price that is not ours, or for remaining credit. */
  readonly choice: PlanChoice | null
  /** Negative for credit of a previous plan. */
  readonly netCents: number
  readonly from: Date
  readonly to: Date
}

/** A paid invoice above zero, refunded or not. */
export type PaidInvoice = {
  readonly id: string
  readonly paidAt: Date
  readonly lines: readonly InvoiceLine[]
  /** Sum of the lines, in euro cents. */
  readonly netCents: number
  readonly vatCents: number
  /** Refunds so far, by us or by hand at the provider: VAT included, in euro cents. */
  readonly refundedCents: number
}

/** The payer. */
export type Payer = {
  readonly salonId: string
  readonly email: string
  /** Null until they are given, after the first payment. */
  readonly details: BillingDetails | null
}

/** The proration of a change of plan, in euro cents. */
export type Proration = {
  readonly at: Date
  /** Zero or negative. */
  readonly creditCents: number
  readonly chargeCents: number
  readonly vatCents: number
  readonly totalCents: number
  readonly renewsAt: Date
}

/** The subject of an event. Its content is not trusted: the state is requested from the provider. */
type ProviderEvent = { readonly id: string; readonly type: string; readonly customerId: string | null }

export type SetUp = {
  /** Names of environment variables and the ids of prices. */
  readonly products: Readonly<Record<string, string>>
  /** Null when the webhook existed already: its secret is returned only once. */
  readonly webhookSecret: string | null
}

/** Longest duration of a provider call, retries included. The salon's lock lasts longer. */
export const CALL_TIMEOUT_MS = 45 * SECOND_MS

/**
 * A payment provider. Every method calls the provider; none changes our rows of the salon. `key` is an idempotency key:
 * the same call with the same key takes effect once.
 *
 * All throw AppError 'payment-provider-failed' when there is no answer, and 'card-refused' when the bank refuses.
 */
export type PaymentProvider = {
  readonly name: 'demonstration' | 'stripe'
  /** Settings of the card form in the browser, or null. */
  readonly publishableKey: string | null
  /** Whether a stored id is one of this provider's customers. */
  readonly owns: (customerId: string) => boolean
  readonly createCustomer: (payer: Payer, key: string) => Promise<string>
  readonly updateCustomer: (customerId: string, payer: Payer) => Promise<void>
  /** All of a customer, ended ones too, newest first. */
  readonly listSubscriptions: (customerId: string) => Promise<readonly ProviderSubscription[]>
  readonly subscribe: (customerId: string, choice: PlanChoice, key: string) => Promise<Started>
  /** The open payment of a subscription, or null. */
  readonly openPayment: (customerId: string, subscriptionId: string) => Promise<OpenPayment | null>
  readonly preview: (customerId: string, subscriptionId: string, choice: PlanChoice, at: Date) => Promise<Proration>
  /** Changes plan or cycle and charges the difference immediately; nothing changes before it is paid. */
  readonly change: (
    customerId: string,
    subscriptionId: string,
    choice: PlanChoice,
    at: Date,
    key: string,
  ) => Promise<Started>
  readonly setCancelAtPeriodEnd: (customerId: string, subscriptionId: string, cancel: boolean) => Promise<void>
  /** Ends a subscription now. */
  readonly end: (customerId: string, subscriptionId: string) => Promise<void>
  /** Oldest first. */
  readonly paidInvoices: (customerId: string) => Promise<readonly PaidInvoice[]>
  /** Refunds what is left of an invoice; once, however often it is called. */
  readonly refund: (customerId: string, invoiceId: string) => Promise<void>
  /** Removes the credit of a customer for later invoices: it was refunded. */
  readonly clearCredit: (customerId: string) => Promise<void>
  /** A new address of the page where the card is changed. */
  readonly portalUrl: (customerId: string, returnUrl: string) => Promise<string>
  /** Null when the signature does not prove that the provider sent it. */
  readonly readEvent: (rawBody: Buffer, signature: string | undefined) => ProviderEvent | null
  /** Creates products, prices and the webhook, or finds them. */
  readonly setUp: (webhookUrl: string) => Promise<SetUp>
}
