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

/** 'unknown' is a state that this version does not know. */
export type ProviderStatus = (typeof PROVIDER_STATUSES)[number] | 'unknown'

/** A subscription as the provider has it at the moment of asking. */
export type ProviderSubscription = {
  readonly id: string
  readonly status: ProviderStatus
  /** Null when its price is none of ours. */
  readonly plan: PaidPlan | null
  readonly cycle: BillingCycle | null
  /** What it becomes once an open payment is made, or null. */
  readonly pending: PlanChoice | null
  readonly startedAt: Date
  readonly currentPeriodEnd: Date
  /** When it will end instead of being renewed, or null. */
  readonly cancelAt: Date | null
  readonly endedAt: Date | null
}

/** A payment that waits to be confirmed in the browser, with the secret. */
export type OpenPayment = {
  readonly clientSecret: string
  /** What it takes from the card, VAT included, in euro cents. */
  readonly dueCents: number
}

/** Answer of whatever may cost money: with a payment, it is still to be confirmed. */
export type Started = { readonly subscription: ProviderSubscription; readonly payment: OpenPayment | null }

/** One line of an invoice, in euro cents, VAT excluded. */
export type InvoiceLine = {
  /** What it is for; null for a price that is none of ours, or credit left of earlier. */
  readonly choice: PlanChoice | null
  /** Below zero for what is credited of a former plan. */
  readonly netCents: number
  readonly from: Date
  readonly to: Date
}

/** An invoice that cost something and was paid, even if it was given back since. */
export type PaidInvoice = {
  readonly id: string
  readonly paidAt: Date
  readonly lines: readonly InvoiceLine[]
  /** Sum of the lines, in euro cents. */
  readonly netCents: number
  readonly vatCents: number
  /** What was given back of it so far, by us or by hand at the provider: VAT included, in euro cents. */
  readonly refundedCents: number
}

/** Who pays. */
export type Payer = {
  readonly salonId: string
  readonly email: string
  readonly details: BillingDetails
}

/** What a change of plan costs, in euro cents. */
export type Proration = {
  readonly at: Date
  /** Not above zero. */
  readonly creditCents: number
  readonly chargeCents: number
  readonly vatCents: number
  readonly totalCents: number
  readonly renewsAt: Date
}

/** What an event is about. Its content is not believed: the provider is asked. */
export type ProviderEvent = { readonly id: string; readonly type: string; readonly customerId: string | null }

export type SetUp = {
  /** Names of environment variables and the ids of prices. */
  readonly products: Readonly<Record<string, string>>
  /** Null when the webhook was there already: its secret is told only once. */
  readonly webhookSecret: string | null
}

/** No call of a provider takes longer, with all that is tried again. Whoever holds a salon's turn reckons with it. */
export const LONGEST_CALL_MS = 45 * SECOND_MS

/**
 * Who takes the money. Every method asks the provider; none touches our own rows of the salon. `key` names one intent:
 * the same call with the same key never happens twice.
 *
 * All throw AppError 'payment-provider-failed' when no answer can be had, and 'card-refused' when the bank says no.
 */
export type PaymentProvider = {
  readonly name: 'demonstration' | 'stripe'
  /** What the card form in the browser needs, or null. */
  readonly publishableKey: string | null
  /** Whether a stored id is one of this provider's customers. */
  readonly owns: (customerId: string) => boolean
  readonly createCustomer: (payer: Payer, key: string) => Promise<string>
  readonly updateCustomer: (customerId: string, payer: Payer) => Promise<void>
  /** All of a customer, ended ones too, the newest first. */
  readonly listSubscriptions: (customerId: string) => Promise<readonly ProviderSubscription[]>
  readonly subscribe: (customerId: string, choice: PlanChoice, key: string) => Promise<Started>
  /** The payment that a subscription waits for, or null when it waits for none. */
  readonly openPayment: (customerId: string, subscriptionId: string) => Promise<OpenPayment | null>
  readonly preview: (customerId: string, subscriptionId: string, choice: PlanChoice, at: Date) => Promise<Proration>
  /** Changes plan or cycle and charges the difference at once; nothing changes before it is paid. */
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
  /** The oldest first. */
  readonly paidInvoices: (customerId: string) => Promise<readonly PaidInvoice[]>
  /** Gives back all that is left of what an invoice cost; once, however often it is asked. */
  readonly refund: (customerId: string, invoiceId: string) => Promise<void>
  /** Takes away what a customer has left for later invoices: it was given back otherwise. */
  readonly clearCredit: (customerId: string) => Promise<void>
  /** A fresh address of the page where the card is changed. */
  readonly portalUrl: (customerId: string, returnUrl: string) => Promise<string>
  /** Null when the signature does not prove that the provider sent it. */
  readonly readEvent: (rawBody: Buffer, signature: string | undefined) => ProviderEvent | null
  /** Makes products, prices and the webhook, or finds them. */
  readonly setUp: (webhookUrl: string) => Promise<SetUp>
}
