import type { QueryClient } from '@tanstack/react-query'
import { isSessionFresh } from '~/api/session-rest.ts'
import { readToken } from '~/api/token.ts'
import { isOffline } from './connection.ts'

/** Deleted with the session, like every cache other than the app's files. */
const CACHE = 'copies'
/** Maximum number of copies; the latest are kept. */
const KEPT = 60

/** Cache storage exists only over HTTPS and on localhost; elsewhere nothing is stored. */
const storage = (): CacheStorage | null => ('caches' in globalThis ? globalThis.caches : null)

/** Stores a response for offline use; `token` is the session that received it. */
export async function keepCopy(address: string, answer: unknown, token: string | null): Promise<void> {
  const caches = storage()
  if (caches === null || token === null || token !== readToken()) return
  const cache = await caches.open(CACHE)
  const headers = { 'content-type': 'application/json' }
  await cache.put(address, new Response(JSON.stringify(answer), { headers }))
  const known = await cache.keys()
  for (const old of known.slice(0, Math.max(0, known.length - KEPT))) await cache.delete(old)
  // The session has ended, and this copy may have been written after local data was cleared.
  if (token !== readToken()) await caches.delete(CACHE)
}

/** Deletes all copies, but not the app's files. */
export async function forgetCopies(): Promise<void> {
  await storage()?.delete(CACHE)
}

/** Deletes the copy of one response that the server no longer returns. */
export async function forgetCopy(address: string): Promise<void> {
  const caches = storage()
  if (caches === null || !(await caches.has(CACHE))) return
  await (await caches.open(CACHE)).delete(address)
  // Opening recreates the cache if local data was cleared in between.
  if (readToken() === null) await caches.delete(CACHE)
}

/** A stored response, not validated; undefined if there is none or it has expired. Deletes expired copies. */
export async function readCopy(address: string): Promise<unknown> {
  if (!isSessionFresh()) {
    await forgetCopies()
    return undefined
  }
  const kept = await storage()?.match(address, { cacheName: CACHE })
  return kept?.json()
}

/** Interval of the check, milliseconds. */
const MINUTE = 60 * 1000

/**
 * Deletes expired copies now, every minute and whenever the page becomes visible, and removes them from the screen. Returns
 * the function that stops it.
 */
export function endCopiesInTime(queryClient: QueryClient): () => void {
  let ended = false
  const look = () => {
    const over = !isSessionFresh()
    if (over && !ended) {
      void forgetCopies().catch(() => undefined)
      if (isOffline()) void queryClient.resetQueries()
    }
    ended = over
  }
  look()
  const timer = setInterval(look, MINUTE)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
