import Stripe from 'stripe'
import { once } from './once.ts'

/** The payment of an invoice; null when it was paid otherwise, as by bank transfer. Its `payments` must be expanded. */
export function paymentIntentOf({ payments }: Stripe.Invoice): string | null {
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
export async function refundsOf(stripe: Stripe, customer: string): Promise<ReadonlyMap<string, number>> {
  const refunds = new Map<string, number>()
  for await (const { payment_intent: payment, amount_refunded } of stripe.charges.list({ customer, limit: 100 })) {
    if (payment === null || amount_refunded === 0) continue
    const id = typeof payment === 'string' ? payment : payment.id
    refunds.set(id, (refunds.get(id) ?? 0) + amount_refunded)
  }
  return refunds
}
