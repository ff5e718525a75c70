import Stripe from 'stripe'
import { z } from 'zod'

/** The fields read of an event; the rest is requested from Stripe. */
const eventSchema = z.object({
  id: z.string().min(1),
  type: z.string().min(1),
  data: z.object({ object: z.looseObject({}) }),
})

/** Largest difference between the time of Stripe's signature and ours, in both directions. Stripe's library checks one. */
const TOLERANCE_SECONDS = 300

/**
 * The event of a request, or null when its signature is missing, wrong or more than five minutes off, when the body is not
 * an event, and always before the webhook's secret is known.
 */
export function readEvent(stripe: Stripe, secret: string | null, rawBody: Buffer, signature: string | undefined) {
  if (secret === null || signature === undefined) return null
  try {
    const event = eventSchema.safeParse(
      stripe.webhooks.constructEvent(rawBody, signature, secret, TOLERANCE_SECONDS),
    ).data
    if (event === undefined || secondsOf(signature) > Date.now() / 1000 + TOLERANCE_SECONDS) return null
    return { id: event.id, type: event.type, customerId: customerIn(event.data.object) }
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError) return null
    throw error
  }
}

/** Time of a signature, in seconds since 1970. */
const secondsOf = (signature: string): number => Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1])

/** The customer of an object: named by it, or the object itself. */
function customerIn(object: object): string | null {
  if ('object' in object && object.object === 'customer' && 'id' in object) return String(object.id)
  const customer = 'customer' in object ? object.customer : null
  if (typeof customer === 'string') return customer
  return typeof customer === 'object' && customer !== null && 'id' in customer ? String(customer.id) : null
}
