const KEY = 'session-rest'
/** Without an answer of the server for so long, copies are no longer read, however long the session lasts. */
const LONGEST_MS = 24 * 60 * 60 * 1000
/** How far a clock may fall behind itself without having been set back. */
const CLOCK_DRIFT_MS = 20 * 1000

/** Notes that the server just confirmed the session, which ends `seconds` from now if nothing is called. */
export function noteSessionRest(seconds: number): void {
  const now = Date.now()
  store(now, now + Math.min(seconds * 1000, LONGEST_MS))
}

/**
 * Whether what this browser kept may still be read: the session was confirmed within a day and has not ended since. A
 * clock that was set back counts as over: the latest time that was seen is noted.
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
