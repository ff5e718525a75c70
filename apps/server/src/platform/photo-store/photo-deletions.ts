import { asc, eq, gt } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { photoDeletions } from '../database/schema/index.ts'
import type { PhotoStore } from './photo-store.ts'

/** The keys in the photo columns of rows, null where a row has no photo. */
export type PhotoKeys = readonly (string | null)[]

/** Photos deleted in parallel. */
const AT_A_TIME = 50

/**
 * Schedules photos for deletion, in the transaction that drops them: after a crash of this server, another
 * one deletes them.
 */
export async function schedulePhotoDeletions(tx: Db, keys: PhotoKeys, since: Date): Promise<void> {
  const rows = keys.flatMap((key) => (key === null ? [] : [{ key, since }]))
  if (rows.length > 0) await tx.insert(photoDeletions).values(rows)
}

/** The same for the photos of a deleted row, where there was one; returns whether there was. */
export async function schedulePhotosOfRow(tx: Db, keys: PhotoKeys | null, since: Date): Promise<boolean> {
  if (keys !== null) await schedulePhotoDeletions(tx, keys, since)
  return keys !== null
}

/**
 * Deletes every scheduled photo, after the transaction that scheduled it. A photo that the store cannot delete now stays
 * scheduled. Servers may do this at the same time. Stops early when `signal` aborts.
 */
export async function deleteScheduledPhotos(db: Db, store: PhotoStore, signal?: AbortSignal): Promise<void> {
  for (let last = ''; !signal?.aborted; ) {
    const rows = await db
      .select({ key: photoDeletions.key })
      .from(photoDeletions)
      .where(gt(photoDeletions.key, last))
      .orderBy(asc(photoDeletions.key))
      .limit(AT_A_TIME)
    const removals = rows.map(async ({ key }) => {
      await store.remove(key)
      await db.delete(photoDeletions).where(eq(photoDeletions.key, key))
    })
    await Promise.allSettled(removals)
    last = rows.at(-1)?.key ?? ''
    if (rows.length < AT_A_TIME) return
  }
}
