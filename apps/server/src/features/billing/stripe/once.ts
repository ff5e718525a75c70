import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'

/**
 * Makes a call take effect once, however often it is repeated, meanwhile or after a lost answer. Stripe keeps the answer to a
 * key for a day, refusals too: a repeated refusal says nothing about the present, and neither does a key that was used with
 * other data. The call had no effect then, and is retried under another key.
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
