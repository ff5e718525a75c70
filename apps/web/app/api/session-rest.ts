import { DAY_MS } from '~/format/day-ms.ts'

const KEY = 'session-rest'
/** Offline copies are not read after this time without a response, even if the session lasts longer. */
const MAX_REST_MS = DAY_MS
/** Tolerance before a clock counts as set back. */
const CLOCK_DRIFT_MS = 20 * 1000

/** Records that the server has just confirmed the session, which expires in `seconds` if idle. */
export function noteSessionRest(seconds: number): void {
  const now = Date.now()
  store(now, now + Math.min(seconds * 1000, MAX_REST_MS))
}

/**
 * Whether offline copies may still be read: the session was confirmed within a day and has not expired since. Records the
 * latest observed time; a clock set back before it counts as expired.
 */
export function isSessionFresh(): boolean {
  try {
    const { seenAt, until } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>
    const now = Date.now()
    if (typeof seenAt !== 'number' || typeof until !== 'number') return false
    if (now >= until || now < seenAt - CLOCK_DRIFT_MS) return false
    store(Math.max(now, seenAt), until)
    return true
  } catch {
    return false
  }
}

const store = (seenAt: number, until: number): void => localStorage.setItem(KEY, JSON.stringify({ seenAt, until }))
