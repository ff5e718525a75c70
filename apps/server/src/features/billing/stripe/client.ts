import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import { SECOND_MS } from '#platform/clock'
import type { StripeSettings } from '#platform/config'
import { AppError } from '#platform/errors'
import { CALL_TIMEOUT_MS } from '../provider.ts'

const RETRIES = 2
/** The SDK's longest delay before a retry. Source: MAX_NETWORK_RETRY_DELAY_SEC of stripe 23. */
const RETRY_PAUSE_MS = 5 * SECOND_MS
const TIMEOUT_MS = (CALL_TIMEOUT_MS - RETRIES * RETRY_PAUSE_MS) / (RETRIES + 1)

/** The SDK at the address of the settings. `otherFetch` replaces the network's in tests. */
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

/** Runs a call to Stripe and maps its failures to ours: refused by the bank, or no useful answer. */
export async function orFailure<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    const code = cause instanceof Stripe.errors.StripeCardError ? 'card-refused' : 'payment-provider-failed'
    throw new AppError(code, {}, withoutWords(cause))
  }
}

/** The part of a refusal that may be logged: Stripe's own message repeats submitted data, such as an address. */
function withoutWords(cause: unknown): unknown {
  if (!(cause instanceof Stripe.errors.StripeInvalidRequestError)) return cause
  const { type, code, param, requestId, stack } = cause
  const known = [type, code, param, requestId].filter((part) => part !== undefined)
  return Object.assign(new Error(known.join(' ')), { stack })
}

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
