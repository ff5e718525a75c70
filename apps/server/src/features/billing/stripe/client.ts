import Stripe from 'stripe'
import { SECOND_MS } from '#platform/clock'
import type { StripeSettings } from '#platform/config'
import { AppError } from '#platform/errors'
import { LONGEST_CALL_MS } from '../provider.ts'

const RETRIES = 2
/** What the SDK waits at most before it tries again. Source: MAX_NETWORK_RETRY_DELAY_SEC of stripe 23. */
const RETRY_PAUSE_MS = 5 * SECOND_MS
const TIMEOUT_MS = (LONGEST_CALL_MS - RETRIES * RETRY_PAUSE_MS) / (RETRIES + 1)

/** The SDK on the settings' address. `otherFetch` takes the place of the network's in tests. */
export function connect({ secretKey, apiUrl }: StripeSettings, otherFetch?: typeof fetch): Stripe {
  const base = apiUrl === null ? null : new URL(apiUrl)
  return new Stripe(secretKey, {
    telemetry: false,
    timeout: Math.floor(TIMEOUT_MS),
    maxNetworkRetries: RETRIES,
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
    failure.cause = withoutWords(cause)
    throw failure
  }
}

/** What the log may hold of a refusal: Stripe's own sentence repeats what it was sent, such as an address. */
function withoutWords(cause: unknown): unknown {
  if (!(cause instanceof Stripe.errors.StripeInvalidRequestError)) return cause
  const { type, code, param, requestId, stack } = cause
  const known = [type, code, param, requestId].filter((part) => part !== undefined)
  return Object.assign(new Error(known.join(' ')), { stack })
}
