import type { PlanChoice } from '@riflesso/contract'
import type { ProviderStatus } from '../provider.ts'

/** A card as the demonstration stores it: how it behaves, never its number. */
export type DemoCard = 'good' | 'fails-later'

/** Dates are ISO 8601: the account is stored as JSON. */
export type DemoSubscription = PlanChoice & {
  readonly id: string
  readonly status: Extract<ProviderStatus, 'incomplete' | 'incomplete_expired' | 'active' | 'past_due' | 'canceled'>
  /** Price of one period in euro cents, VAT excluded. */
  readonly netCents: number
  readonly startedAt: string
  /** Periods are counted from here, so that the 31st does not drift. */
  readonly anchor: string
  /** How many periods have begun since the anchor. */
  readonly periods: number
  readonly cancelAtPeriodEnd: boolean
  readonly endedAt: string | null
}

/** A line of an invoice, in euro cents, VAT excluded; a credit without a choice is remaining credit. */
export type DemoLine = {
  readonly choice: PlanChoice | null
  readonly netCents: number
  readonly from: string
  readonly to: string
}

export type DemoInvoice = {
  readonly id: string
  readonly subscriptionId: string
  /** What the payment is for. */
  readonly reason: 'create' | 'cycle' | 'update'
  /** The lines add up to `netCents`. */
  readonly lines: readonly DemoLine[]
  readonly netCents: number
  readonly vatCents: number
  readonly status: 'open' | 'paid' | 'void' | 'refunded'
  readonly clientSecret: string
  readonly createdAt: string
  readonly paidAt: string | null
  /** For a change of plan: the subscription after the payment. */
  readonly change: (PlanChoice & { readonly netCents: number; readonly at: string }) | null
}

/** The state of one customer of the demonstration. */
export type DemoAccount = {
  readonly customerId: string
  readonly card: DemoCard | null
  /** Credit for later invoices, in euro cents, VAT excluded. */
  readonly creditCents: number
  readonly subscriptions: readonly DemoSubscription[]
  readonly invoices: readonly DemoInvoice[]
}

export const newAccount = (customerId: string): DemoAccount => ({
  customerId,
  card: null,
  creditCents: 0,
  subscriptions: [],
  invoices: [],
})

export const withSubscription = (
  account: DemoAccount,
  id: string,
  changes: Partial<DemoSubscription>,
): DemoAccount => ({
  ...account,
  subscriptions: account.subscriptions.map((one) => (one.id === id ? { ...one, ...changes } : one)),
})

export const withInvoice = (account: DemoAccount, id: string, changes: Partial<DemoInvoice>): DemoAccount => ({
  ...account,
  invoices: account.invoices.map((one) => (one.id === id ? { ...one, ...changes } : one)),
})

/** Voids an open invoice and restores the credit taken from it. */
export function voidInvoice(account: DemoAccount, { id, lines }: DemoInvoice): DemoAccount {
  const used = lines.reduce((sum, { choice, netCents }) => (choice === null ? sum - netCents : sum), 0)
  return { ...withInvoice(account, id, { status: 'void' }), creditCents: account.creditCents + used }
}

export const subscriptionOf = (account: DemoAccount, id: string): DemoSubscription => {
  const found = account.subscriptions.find((one) => one.id === id)
  if (!found) throw new Error('the demonstration has no such subscription')
  return found
}

/** The open payment of a subscription. */
export const openInvoiceOf = (account: DemoAccount, subscriptionId: string): DemoInvoice | undefined =>
  account.invoices.findLast((one) => one.subscriptionId === subscriptionId && one.status === 'open')
