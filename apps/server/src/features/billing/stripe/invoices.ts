import type { PlanChoice } from '@riflesso/contract'
import Stripe from 'stripe'
import type { StripeSettings } from '#platform/config'
import type { InvoiceLine, PaidInvoice } from '../provider.ts'
import { once } from './client.ts'
import { choiceOf } from './prices.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
const dateOf = (seconds: number) => new Date(1000 * seconds)

/** Reads the invoices of customers. The meaning of a price is requested once: it never changes. */
export function createInvoiceReader(stripe: Stripe, settings: StripeSettings) {
  const choices = new Map<string, PlanChoice | null>()

  async function learn(invoice: Stripe.Invoice): Promise<void> {
    for (const id of invoice.lines.data.flatMap((line) => priceIdOf(line) ?? [])) {
      if (!choices.has(id)) choices.set(id, choiceOf(settings, await stripe.prices.retrieve(id)))
    }
  }

  const readLine = (line: Stripe.InvoiceLineItem): InvoiceLine => ({
    choice: choices.get(priceIdOf(line) ?? '') ?? null,
    netCents: line.amount,
    from: dateOf(line.period.start),
    to: dateOf(line.period.end),
  })

  /**
   * Amount paid, VAT included. Credit of the customer is deducted after tax: its share of both was invoiced before,
   * so a line deducts it here, as with a discount.
   */
  function readInvoice(
    { id, amount_paid, total, total_taxes, lines: given }: Stripe.Invoice,
    paidAt: Date,
    refundedCents: number,
  ): PaidInvoice {
    const taxes = sum((total_taxes ?? []).map(({ amount }) => amount))
    const vatCents = Math.round((taxes * amount_paid) / total)
    const netCents = amount_paid - vatCents
    const lines = given.data.map(readLine)
    const rest = netCents - sum(lines.map((line) => line.netCents))
    const balance = rest === 0 ? [] : [{ choice: null, netCents: rest, from: paidAt, to: paidAt }]
    return { id, paidAt, lines: [...lines, ...balance], netCents, vatCents, refundedCents }
  }

  /** Paid invoices of a customer above zero, oldest first. */
  return async (customer: string): Promise<readonly PaidInvoice[]> => {
    const found: PaidInvoice[] = []
    const refunds = await refundsOf(stripe, customer)
    const wanted: Stripe.InvoiceListParams = { customer, status: 'paid', limit: 100, expand: ['data.payments'] }
    for await (const invoice of stripe.invoices.list(wanted)) {
      const { paid_at } = invoice.status_transitions
      if (invoice.amount_paid === 0 || paid_at === null) continue
      await learn(invoice)
      const payment = paymentIntentOf(invoice)
      const refundedCents = payment === null ? 0 : (refunds.get(payment) ?? 0)
      found.push(readInvoice(invoice, dateOf(paid_at), refundedCents))
    }
    return found.reverse()
  }
}

function priceIdOf({ pricing }: Stripe.InvoiceLineItem): string | null {
  const price = pricing?.price_details?.price ?? null
  return price === null || typeof price === 'string' ? price : price.id
}

/** The payment of an invoice; null when it was paid otherwise, as by bank transfer. Its `payments` must be expanded. */
function paymentIntentOf({ payments }: Stripe.Invoice): string | null {
  const payment = payments?.data.find(({ is_default }) => is_default)?.payment.payment_intent
  if (!payment) return null
  return typeof payment === 'string' ? payment : payment.id
}

/** Refunds an invoice; a second call returns the same refund, by its key or because it exists already. */
export async function refundInvoice(stripe: Stripe, invoiceId: string): Promise<void> {
  const payment_intent = paymentIntentOf(await stripe.invoices.retrieve(invoiceId, { expand: ['payments'] }))
  if (payment_intent === null) throw new Error('an invoice that was paid elsewhere can only be given back by hand')
  try {
    await once(`refund:${invoiceId}`, (idempotencyKey) => stripe.refunds.create({ payment_intent }, { idempotencyKey }))
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded')) throw error
  }
}

/** Refunds of each payment of a customer, in cents, by the id of the payment, including those made in Stripe's dashboard. */
async function refundsOf(stripe: Stripe, customer: string): Promise<ReadonlyMap<string, number>> {
  const refunds = new Map<string, number>()
  for await (const { payment_intent: payment, amount_refunded } of stripe.charges.list({ customer, limit: 100 })) {
    if (payment === null || amount_refunded === 0) continue
    const id = typeof payment === 'string' ? payment : payment.id
    refunds.set(id, (refunds.get(id) ?? 0) + amount_refunded)
  }
  return refunds
}
