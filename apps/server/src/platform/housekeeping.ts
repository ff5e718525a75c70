import { removeEndedWindows } from './attempt-limits.ts'
import { HOUR_MS } from './clock.ts'
import type { Deps } from './deps.ts'
import { removeExpiredSessions } from './sessions/session-store.ts'

/** Sweeps out what time has ended: now and every hour. Returns the function that stops it. */
export function startHousekeeping({ db, clock, background }: Pick<Deps, 'db' | 'clock' | 'background'>): () => void {
  const sweep = () =>
    background.run(async () => {
      const now = clock()
      await removeExpiredSessions(db, now)
      await removeEndedWindows(db, now)
    })
  sweep()
  const timer = setInterval(sweep, HOUR_MS)
  return () => clearInterval(timer)
}
