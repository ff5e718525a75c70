import type { z } from 'zod'
import { AppError } from '#platform/errors'
import { fetchOutside, type OutsideWorld } from '#platform/outside/fetch-outside'

/** Answers are lists of four pictures; a slower service is useless to a waiting user. */
const LIMITS = { maxBytes: 1024 * 1024, timeoutMs: 8000, redirects: 0 } as const

/** A JSON answer of a service, not yet validated. */
export type ServiceAnswer = { readonly status: number; readonly body: unknown }

/**
 * Calls a search service.
 *
 * @throws AppError 'request-cancelled' when `signal` aborts, 'search-failed' without a JSON answer
 */
export async function askService(
  world: OutsideWorld,
  address: URL,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<ServiceAnswer> {
  const answer = await fetchOutside(world, address.href, {
    headers: { accept: 'application/json', ...headers },
    limits: LIMITS,
    signal,
  })
  if (!answer.ok) throw new AppError(answer.reason === 'cancelled' ? 'request-cancelled' : 'search-failed')
  return { status: answer.status, body: parseJson(answer.bytes) }
}

/** An error page need not be JSON: its status suffices. */
function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return null
  }
}

/** Validates the answer by the service's documented schema. @throws AppError 'search-failed' when it does not match */
export function readAnswer<S extends z.ZodType>(schema: S, { body }: ServiceAnswer): z.output<S> {
  const read = schema.safeParse(body)
  if (!read.success) throw new AppError('search-failed')
  return read.data
}
