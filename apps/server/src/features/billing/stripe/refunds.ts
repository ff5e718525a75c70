import Stripe from 'stripe'
import type { PaidInvoice } from '../provider.ts'

/** The invoices of a customer that cost something and were paid. */
export async function listPaidInvoices(stripe: Stripe, customer: string): Promise<readonly PaidInvoice[]> {
  const { data } = await stripe.invoices.list({ customer, status: 'paid', limit: 100 })
  return data.flatMap(({ id, amount_paid, status_transitions: { paid_at } }) =>
    amount_paid > 0 && paid_at !== null ? [{ id, paidAt: new Date(1000 * paid_at) }] : [],
  )
}

/** Gives back what an invoice cost; a second call is the same refund, by its key or because it was made already. */
export async function refundInvoice(stripe: Stripe, invoiceId: string): Promise<void> {
  const { payments } = await stripe.invoices.retrieve(invoiceId, { expand: ['payments.data.payment.payment_intent'] })
  const payment = payments?.data.find(({ is_default }) => is_default)?.payment.payment_intent
  if (!payment) throw new Error('a paid invoice without a payment')
  const payment_intent = typeof payment === 'string' ? payment : payment.id
  try {
    await stripe.refunds.create({ payment_intent }, { idempotencyKey: `refund:${invoiceId}` })
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded')) throw error
  }
}
