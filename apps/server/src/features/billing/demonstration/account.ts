import type { PlanChoice } from '@riflesso/contract'
import type { ProviderStatus } from '../provider.ts'

/** What the demonstration knows of a card: how it behaves, never its number. */
export type DemoCard = 'good' | 'fails-later'

/** Dates are ISO 8601: the account is kept as JSON. */
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

/** A line of an invoice, in euro cents, VAT excluded; a credit without a choice is what was left of earlier. */
export type DemoLine = {
  readonly choice: PlanChoice | null
  readonly netCents: number
  readonly from: string
  readonly to: string
}

export type DemoInvoice = {
  readonly id: string
  readonly subscriptionId: string
  /** What it is for. */
  readonly reason: 'create' | 'cycle' | 'update'
  /** Their sum is `netCents`. */
  readonly lines: readonly DemoLine[]
  readonly netCents: number
  readonly vatCents: number
  readonly status: 'open' | 'paid' | 'void' | 'refunded'
  readonly clientSecret: string
  readonly createdAt: string
  readonly paidAt: string | null
  /** Of a change of plan: what the subscription becomes when it is paid. */
  readonly change: (PlanChoice & { readonly netCents: number; readonly at: string }) | null
}

/** Everything the demonstration remembers of one customer. */
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

/** Nobody will pay this open invoice: the credit that was taken from it is there again. */
export function voidInvoice(account: DemoAccount, { id, lines }: DemoInvoice): DemoAccount {
  const used = lines.reduce((sum, { choice, netCents }) => (choice === null ? sum - netCents : sum), 0)
  return { ...withInvoice(account, id, { status: 'void' }), creditCents: account.creditCents + used }
}

export const subscriptionOf = (account: DemoAccount, id: string): DemoSubscription => {
  const found = account.subscriptions.find((one) => one.id === id)
  if (!found) throw new Error('the demonstration has no such subscription')
  return found
}

/** The payment that a subscription waits for. */
export const openInvoiceOf = (account: DemoAccount, subscriptionId: string): DemoInvoice | undefined =>
  account.invoices.findLast((one) => one.subscriptionId === subscriptionId && one.status === 'open')
