const KEY = 'session-rest'
/** Without an answer of the server for so long, copies are no longer read, however long the session lasts. */
const LONGEST_MS = 24 * 60 * 60 * 1000

/** Notes that the server just confirmed the session, which ends `seconds` from now if nothing is called. */
export function noteSessionRest(seconds: number): void {
  const now = Date.now()
  localStorage.setItem(KEY, JSON.stringify({ confirmedAt: now, until: now + Math.min(seconds * 1000, LONGEST_MS) }))
}

/**
 * Whether what this browser kept may still be read: the session was confirmed within a day and has not ended since. A
 * clock that was set back to before the confirmation counts as over.
 */
export function isSessionFresh(): boolean {
  try {
    const { confirmedAt, until } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>
    const now = Date.now()
    return typeof confirmedAt === 'number' && typeof until === 'number' && confirmedAt <= now && now < until
  } catch {
    return false
  }
}
