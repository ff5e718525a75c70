import { BILLING_CYCLES, PAID_PLANS } from '@riflesso/contract'
import { z } from 'zod'
import { addMonths } from '#features/account'
import { CYCLE_MONTHS } from '../plan-choices.ts'

const choice = { planType: z.enum(PAID_PLANS), billingCycle: z.enum(BILLING_CYCLES) }

/** A card as the demonstration stores it: how it behaves, never its number. */
const cardSchema = z.enum(['good', 'fails-later'])
export type DemoCard = z.output<typeof cardSchema>

/** Dates are ISO 8601: the account is stored as JSON. */
const subscriptionSchema = z
  .object({
    ...choice,
    id: z.string(),
    status: z.enum(['incomplete', 'incomplete_expired', 'active', 'past_due', 'canceled']),
    /** Price of one period in euro cents, VAT excluded. */
    netCents: z.number(),
    startedAt: z.string(),
    /** Periods are counted from here, so that the 31st does not drift. */
    anchor: z.string(),
    /** How many periods have begun since the anchor. */
    periods: z.number().int(),
    cancelAtPeriodEnd: z.boolean(),
    endedAt: z.string().nullable(),
  })
  .readonly()
export type DemoSubscription = z.output<typeof subscriptionSchema>

/** A line of an invoice, in euro cents, VAT excluded; a credit without a choice is remaining credit. */
const lineSchema = z
  .object({ choice: z.object(choice).nullable(), netCents: z.number(), from: z.string(), to: z.string() })
  .readonly()
export type DemoLine = z.output<typeof lineSchema>

const invoiceSchema = z
  .object({
    id: z.string(),
    subscriptionId: z.string(),
    /** What the payment is for. */
    reason: z.enum(['create', 'cycle', 'update']),
    /** The lines add up to `netCents`. */
    lines: z.array(lineSchema).readonly(),
    netCents: z.number(),
    vatCents: z.number(),
    status: z.enum(['open', 'paid', 'void', 'refunded']),
    clientSecret: z.string(),
    createdAt: z.string(),
    paidAt: z.string().nullable(),
    /** For a change of plan: the subscription after the payment. */
    change: z.object({ ...choice, netCents: z.number(), at: z.string() }).nullable(),
  })
  .readonly()
export type DemoInvoice = z.output<typeof invoiceSchema>

/** The state of one customer of the demonstration. */
export const demoAccountSchema = z
  .object({
    customerId: z.string(),
    card: cardSchema.nullable(),
    /** Credit for later invoices, in euro cents, VAT excluded. */
    creditCents: z.number(),
    subscriptions: z.array(subscriptionSchema).readonly(),
    invoices: z.array(invoiceSchema).readonly(),
  })
  .readonly()
export type DemoAccount = z.output<typeof demoAccountSchema>

export const newAccount = (customerId: string): DemoAccount => ({
  customerId,
  card: null,
  creditCents: 0,
  subscriptions: [],
  invoices: [],
})

export const withSubscription = (account: DemoAccount, id: string, changes: Partial<DemoSubscription>) => ({
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

type Periods = Pick<DemoSubscription, 'anchor' | 'periods' | 'billingCycle'>

export const periodStart = ({ anchor, periods, billingCycle }: Periods): Date =>
  addMonths(new Date(anchor), CYCLE_MONTHS[billingCycle] * (periods - 1))

/** The anchor with which the current period ends at a given time, or up to three days before if months differ. */
export const anchorEndingAt = ({ periods, billingCycle }: Periods, end: Date): Date =>
  addMonths(end, -CYCLE_MONTHS[billingCycle] * periods)

export const periodEnd = ({ anchor, periods, billingCycle }: Periods): Date =>
  addMonths(new Date(anchor), CYCLE_MONTHS[billingCycle] * periods)

/** Italian VAT, added to every price. */
const VAT_PERCENT = 22

export const vatOf = (netCents: number): number => Math.round((netCents * VAT_PERCENT) / 100)

const sumOf = (lines: readonly DemoLine[]) => lines.reduce((sum, { netCents }) => sum + netCents, 0)

/** Adds an open invoice, from which earlier credit is deducted. Ids count up, so the same actions give the same ids. */
export function addInvoice(
  account: DemoAccount,
  { lines: wantedLines, ...wanted }: Pick<DemoInvoice, 'subscriptionId' | 'reason' | 'lines' | 'change' | 'createdAt'>,
): { readonly account: DemoAccount; readonly invoice: DemoInvoice } {
  const cost = Math.max(0, sumOf(wantedLines))
  const used = Math.min(account.creditCents, cost)
  const { createdAt: at } = wanted
  const lines = used === 0 ? wantedLines : [...wantedLines, { choice: null, netCents: -used, from: at, to: at }]
  const number = account.invoices.length + 1
  const invoice: DemoInvoice = {
    ...wanted,
    id: `${account.customerId}_in_${number}`,
    lines,
    netCents: cost - used,
    vatCents: vatOf(cost - used),
    status: 'open',
    clientSecret: `${account.customerId}_pi_${number}_secret`,
    paidAt: null,
  }
  return {
    account: { ...account, creditCents: account.creditCents - used, invoices: [...account.invoices, invoice] },
    invoice,
  }
}
