import type { Deps } from '#platform/deps'
import { deleteScheduledPhotos } from '#platform/photo-store/photo-deletions'
import type { PhotoStore } from '#platform/photo-store/photo-store'
import {
  deleteOverdueHealth,
  forgetOutcomePhotosOf,
  forgetPhotosOf,
  lockOverdue,
  lockOverdueOutcomes,
  type RetentionCursor,
} from './retention-repository.ts'

/** Analyses handled in one transaction. */
const BATCH = 100

/**
 * Deletes the photos and health answers past a salon's retention: after its months with a client, after its days
 * without one. The formula stays and says when. Servers may run this at the same time; each analysis is handled by one.
 * Stops between two batches when `signal` aborts; returns how many analyses lost their photos.
 */
export async function deleteOverdue(
  { db, clock, photoStore }: Pick<Deps, 'db' | 'clock'> & { readonly photoStore: PhotoStore },
  signal?: AbortSignal,
): Promise<number> {
  const now = clock()
  await deleteOverdueHealth(db, now)
  let done = 0
  for (let last: RetentionCursor | null = null; !signal?.aborted; ) {
    const after: RetentionCursor | null = last
    const rows = await db.transaction(async (tx) => {
      const overdue = await lockOverdue(tx, now, after, BATCH)
      if (overdue.length === 0) return []
      await forgetPhotosOf(
        tx,
        overdue.map(({ id }) => id),
        now,
      )
      return overdue
    })
    done += rows.length
    await deleteScheduledPhotos(db, photoStore, signal)
    last = rows.at(-1) ?? null
    if (rows.length < BATCH) break
  }
  return done + (await deleteOverdueResults({ db, photoStore }, now, signal))
}

/** The same for the photos of results, each from the day on which it was stored. */
async function deleteOverdueResults(
  { db, photoStore }: Pick<Deps, 'db'> & { readonly photoStore: PhotoStore },
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  for (let done = 0; ; ) {
    if (signal?.aborted) return done
    const count = await db.transaction(async (tx) => {
      const ids = (await lockOverdueOutcomes(tx, now, BATCH)).map(({ id }) => id)
      if (ids.length > 0) await forgetOutcomePhotosOf(tx, ids, now)
      return ids.length
    })
    if (count > 0) await deleteScheduledPhotos(db, photoStore, signal)
    done += count
    if (count < BATCH) return done
  }
}
