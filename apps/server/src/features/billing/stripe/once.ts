import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'

/**
 * Makes one intent happen once, whoever asks for it again meanwhile or after no answer came. Stripe keeps the answer to a
 * key for a day, a refusal too: one that is only repeated says nothing of now, and neither does a key that was used for
 * other data. The intent did not happen then, and is tried under another key.
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
