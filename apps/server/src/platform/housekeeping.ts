import { removeEndedWindows } from './attempt-limits.ts'
import { runEvery } from './background.ts'
import { HOUR_MS } from './clock.ts'
import type { Deps } from './deps.ts'
import { removeOldDeletions } from './ledger/deletions.ts'
import type { Ledger } from './ledger/ledger.ts'
import { removeOrphanPhotos } from './photo-store/orphan-photos.ts'
import { deleteScheduledPhotos } from './photo-store/photo-deletions.ts'
import type { PhotoStore } from './photo-store/photo-store.ts'
import { removeExpiredSessions } from './sessions/session-store.ts'

/** A periodic task; ends early when `signal` aborts. */
type Sweep = (signal: AbortSignal) => Promise<unknown>

/**
 * Deletes expired rows: immediately and every hour, `more` included. A failing task does not delay the others. Returns
 * the function that stops it.
 */
export function startHousekeeping(
  {
    db,
    clock,
    background,
    log,
    photoStore,
    ledger,
  }: Pick<Deps, 'db' | 'clock' | 'background' | 'log'> & { readonly photoStore: PhotoStore; readonly ledger: Ledger },
  more: readonly Sweep[],
): () => void {
  const leaving = new AbortController()
  const sweeps: readonly Sweep[] = [
    () => removeExpiredSessions(db, clock()),
    () => removeEndedWindows(db, clock()),
    (signal) => deleteScheduledPhotos(db, photoStore, signal),
    async () => {
      if (await removeOrphanPhotos({ db, photoStore, ledger }, clock())) return
      log.warn(
        'this database is an older copy than its photos: no photo is removed until the operator confirms, see docs/operations.md',
      )
    },
    () => removeOldDeletions(ledger, clock()),
    ...more,
  ]
  const stops = sweeps.map((sweep) => runEvery(background, HOUR_MS, () => sweep(leaving.signal)))
  return () => {
    for (const stop of stops) stop()
    leaving.abort()
  }
}
