import { isSessionFresh } from '~/api/session-rest.ts'
import { readToken } from '~/api/token.ts'

/** Goes with the session, as every cache of this browser that is not the app's own files. */
const CACHE = 'copies'
/** Copies that are kept, the latest. */
const KEPT = 60

/** Cache storage is there over HTTPS and on this machine itself; elsewhere nothing is kept. */
const storage = (): CacheStorage | null => ('caches' in globalThis ? globalThis.caches : null)

/** Keeps an answer of the server for a time without a connection; `token` is the session that it was given to. */
export async function keepCopy(address: string, answer: unknown, token: string | null): Promise<void> {
  const caches = storage()
  if (caches === null || token === null || token !== readToken()) return
  const cache = await caches.open(CACHE)
  const headers = { 'content-type': 'application/json' }
  await cache.put(address, new Response(JSON.stringify(answer), { headers }))
  const known = await cache.keys()
  for (const old of known.slice(0, Math.max(0, known.length - KEPT))) await cache.delete(old)
  // The session ended meanwhile: this may have been written after the device was wiped.
  if (token !== readToken()) await caches.delete(CACHE)
}

/** Forgets every copy; the app's own files stay. */
export async function forgetCopies(): Promise<void> {
  await storage()?.delete(CACHE)
}

/** Forgets the copy of one answer: the server no longer gives it. */
export async function forgetCopy(address: string): Promise<void> {
  const caches = storage()
  if (caches === null || !(await caches.has(CACHE))) return
  await (await caches.open(CACHE)).delete(address)
  // Opening creates the cache again where the device was wiped in between.
  if (readToken() === null) await caches.delete(CACHE)
}

/** A kept answer, unchecked; undefined where there is none that may still be read. Copies whose time is over are deleted. */
export async function readCopy(address: string): Promise<unknown> {
  if (!isSessionFresh()) {
    await forgetCopies()
    return undefined
  }
  const kept = await storage()?.match(address, { cacheName: CACHE })
  return kept?.json()
}
