import Stripe from 'stripe'
import type { ProviderEvent } from '../provider.ts'

/**
 * The event of a request, or null when its signature is missing, wrong or older than five minutes; and always before the
 * webhook's secret is known.
 */
export function readEvent(
  stripe: Stripe,
  secret: string | null,
  rawBody: Buffer,
  signature: string | undefined,
): ProviderEvent | null {
  if (secret === null || signature === undefined) return null
  try {
    const { id, type, data } = stripe.webhooks.constructEvent(rawBody, signature, secret)
    return { id, type, customerId: customerIn(data.object) }
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError) return null
    throw error
  }
}

/** The customer that an object is about: named by it, or the object itself. */
function customerIn(object: object): string | null {
  if ('object' in object && object.object === 'customer' && 'id' in object) return String(object.id)
  const customer = 'customer' in object ? object.customer : null
  if (typeof customer === 'string') return customer
  return typeof customer === 'object' && customer !== null && 'id' in customer ? String(customer.id) : null
}
