import Stripe from 'stripe'
import { SECOND_MS } from '#platform/clock'
import type { StripeSettings } from '#platform/config'
import { AppError } from '#platform/errors'

const TIMEOUT_MS = 15 * SECOND_MS

/** The SDK on the settings' address. `otherFetch` takes the place of the network's in tests. */
export function connect({ secretKey, apiUrl }: StripeSettings, otherFetch?: typeof fetch): Stripe {
  const base = apiUrl === null ? null : new URL(apiUrl)
  return new Stripe(secretKey, {
    telemetry: false,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    ...(base ? { host: base.hostname, port: base.port, protocol: base.protocol === 'https:' ? 'https' : 'http' } : {}),
    ...(otherFetch ? { httpClient: Stripe.createFetchHttpClient(otherFetch) } : {}),
  })
}

/** A call to Stripe whose failures are ours: the bank's no, or that there was no useful answer. */
export async function orFailure<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    const failure = new AppError(
      cause instanceof Stripe.errors.StripeCardError ? 'card-refused' : 'payment-provider-failed',
    )
    failure.cause = cause
    throw failure
  }
}
