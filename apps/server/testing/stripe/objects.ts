import type { PlanChoice } from '@riflesso/contract'
import {
  type DemoAccount,
  type DemoInvoice,
  type DemoSubscription,
  openInvoiceOf,
  periodEnd,
  periodStart,
  vatOf,
} from '../../src/features/billing/testing.ts'

export type PriceObject = {
  readonly id: string
  readonly object: 'price'
  readonly active: boolean
  readonly currency: string
  readonly product: string
  readonly type: 'recurring'
  readonly unit_amount: number
  readonly recurring: { readonly interval: string; readonly interval_count: number }
  lookup_key: string | null
  readonly tax_behavior: string
  readonly metadata: Readonly<Record<string, string>>
}

const seconds = (moment: Date | string) => Math.floor(new Date(moment).getTime() / 1000)

const ONE_DAY_S = 86_400

/** A subscription in Stripe's format. */
export function subscriptionObject(
  account: DemoAccount,
  subscription: DemoSubscription,
  priceOf: (choice: PlanChoice) => PriceObject,
  expand: readonly string[],
) {
  const { id, status, startedAt, cancelAtPeriodEnd, endedAt } = subscription
  const end = seconds(periodEnd(subscription))
  const invoices = account.invoices.filter(({ subscriptionId }) => subscriptionId === id)
  const latest = invoices.at(-1)
  const pending = openInvoiceOf(account, id)?.change ?? null
  return {
    id,
    object: 'subscription',
    status,
    customer: account.customerId,
    currency: 'eur',
    livemode: false,
    metadata: {},
    created: seconds(startedAt),
    start_date: seconds(startedAt),
    cancel_at: cancelAtPeriodEnd ? end : null,
    cancel_at_period_end: cancelAtPeriodEnd,
    canceled_at: endedAt === null ? null : seconds(endedAt),
    ended_at: endedAt === null ? null : seconds(endedAt),
    pending_setup_intent: null,
    pending_update:
      pending === null
        ? null
        : { expires_at: seconds(pending.at) + ONE_DAY_S, subscription_items: [{ price: priceOf(pending) }] },
    items: {
      object: 'list',
      has_more: false,
      url: '/',
      data: [
        {
          id: `si_${id}`,
          object: 'subscription_item',
          metadata: {},
          subscription: id,
          price: priceOf(subscription),
          current_period_start: seconds(periodStart(subscription)),
          current_period_end: end,
        },
      ],
    },
    latest_invoice: !latest
      ? null
      : expand.includes('latest_invoice.confirmation_secret')
        ? {
            id: latest.id,
            object: 'invoice',
            status: latest.status,
            amount_due: latest.netCents + latest.vatCents,
            confirmation_secret: { client_secret: latest.clientSecret, type: 'payment_intent' },
          }
        : latest.id,
  }
}

/**
 * A paid invoice, with its payment if requested. Its lines contain the id of their price, not the price; earlier credit is not
 * a line, but reduces the paid amount below the total.
 */
export function paidInvoiceObject(
  { id, lines: all, netCents, vatCents, paidAt }: DemoInvoice,
  priceOf: (choice: PlanChoice) => PriceObject,
  withPayments: boolean,
) {
  const lines = all.filter(({ choice }) => choice !== null)
  const subtotal = lines.reduce((sum, line) => sum + line.netCents, 0)
  return {
    id,
    object: 'invoice',
    status: 'paid',
    amount_paid: netCents + vatCents,
    total: subtotal + vatOf(subtotal),
    total_taxes: [{ amount: vatOf(subtotal), tax_behavior: 'exclusive' }],
    lines: list(
      lines.map(({ choice, netCents: amount, from, to }, index) => ({
        id: `il_${index}`,
        object: 'line_item',
        amount,
        period: { start: seconds(from), end: seconds(to) },
        pricing: choice && { type: 'price_details', price_details: { price: priceOf(choice).id, product: 'prod' } },
      })),
    ),
    status_transitions: { paid_at: paidAt === null ? null : seconds(paidAt) },
    ...(withPayments
      ? {
          payments: list([
            { id: `inpay_${id}`, is_default: true, payment: { payment_intent: `pi_${id}`, type: 'payment_intent' } },
          ]),
        }
      : {}),
  }
}

/** The amount charged to the card for an invoice, and its refunds. */
export const chargeObject = (
  { customerId }: DemoAccount,
  { id, netCents, vatCents }: DemoInvoice,
  refundedCents: number,
) => ({
  id: `ch_${id}`,
  object: 'charge',
  customer: customerId,
  payment_intent: `pi_${id}`,
  status: 'succeeded',
  amount: netCents + vatCents,
  amount_refunded: refundedCents,
  refunded: refundedCents === netCents + vatCents,
})

type Amounts = {
  readonly id: string
  readonly creditCents: number
  readonly chargeCents: number
  readonly netCents: number
  readonly vatCents: number
}

/** The preview of an invoice for a change of plan. */
export function invoiceObject(account: DemoAccount, { id, creditCents, chargeCents, netCents, vatCents }: Amounts) {
  const total = netCents + vatCents
  return {
    id,
    object: 'invoice',
    customer: account.customerId,
    status: 'draft',
    currency: 'eur',
    livemode: false,
    subtotal: netCents,
    total,
    amount_due: total,
    total_taxes: [{ amount: vatCents, tax_behavior: 'exclusive' }],
    lines: list([
      { id: 'il_1', object: 'line_item', amount: creditCents },
      { id: 'il_2', object: 'line_item', amount: chargeCents },
    ]),
  }
}

const list = (data: readonly object[]) => ({ object: 'list', data, has_more: false, url: '/' })

export const customerObject = (id: string, sent: Readonly<Record<string, unknown>>, created: number) => ({
  ...sent,
  id,
  object: 'customer',
  created,
  livemode: false,
})
