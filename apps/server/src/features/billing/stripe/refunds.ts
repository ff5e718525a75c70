import Stripe from 'stripe'
import { once } from './once.ts'

/** Gives back what an invoice cost; a second call is the same refund, by its key or because it was made already. */
export async function refundInvoice(stripe: Stripe, invoiceId: string): Promise<void> {
  const { payments } = await stripe.invoices.retrieve(invoiceId, { expand: ['payments.data.payment.payment_intent'] })
  const payment = payments?.data.find(({ is_default }) => is_default)?.payment.payment_intent
  if (!payment) throw new Error('a paid invoice without a payment')
  const payment_intent = typeof payment === 'string' ? payment : payment.id
  try {
    await once(`refund:${invoiceId}`, (idempotencyKey) => stripe.refunds.create({ payment_intent }, { idempotencyKey }))
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded')) throw error
  }
}
