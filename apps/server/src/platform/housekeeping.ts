import { removeEndedWindows } from './attempt-limits.ts'
import { HOUR_MS } from './clock.ts'
import type { Deps } from './deps.ts'
import { removeOrphanPhotos } from './photo-store/orphan-photos.ts'
import type { PhotoStore } from './photo-store/photo-store.ts'
import { removeExpiredSessions } from './sessions/session-store.ts'

/** Sweeps out what time has ended: now and every hour. Returns the function that stops it. */
export function startHousekeeping({
  db,
  clock,
  background,
  photoStore,
}: Pick<Deps, 'db' | 'clock' | 'background'> & { readonly photoStore: PhotoStore }): () => void {
  const sweep = () =>
    background.run(async () => {
      const now = clock()
      await removeExpiredSessions(db, now)
      await removeEndedWindows(db, now)
      await removeOrphanPhotos(db, photoStore, now)
    })
  sweep()
  const timer = setInterval(sweep, HOUR_MS)
  return () => clearInterval(timer)
}
