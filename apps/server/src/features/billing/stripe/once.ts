import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'

/**
 * Makes a call idempotent, also when it is repeated in parallel or after a lost answer. Stripe stores the answer to a key for a
 * day. A stored refusal, or an error because the key was used with other data, may be outdated: the earlier call had no
 * effect, so it is retried under another key.
 */
export async function once<T>(key: string, call: (idempotencyKey: string) => Promise<T>): Promise<T> {
  try {
    return await call(key)
  } catch (error) {
    if (!isOfEarlier(error)) throw error
    return call(`${key}:${randomUUID()}`)
  }
}

function isOfEarlier(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeError)) return false
  const otherData = error instanceof Stripe.errors.StripeIdempotencyError && error.statusCode === 400
  return otherData || error.headers?.['idempotent-replayed'] === 'true'
}
