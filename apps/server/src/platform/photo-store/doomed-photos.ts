import { asc, eq, gt } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { doomedPhotos } from '../database/schema/index.ts'
import type { PhotoStore } from './photo-store.ts'

/** Photos removed side by side. */
const AT_A_TIME = 50

/**
 * Notes photos for removal, in the transaction that lets go of them: whatever happens to this server afterwards, some
 * server removes them.
 */
export async function doomPhotos(tx: Db, keys: readonly string[], since: Date): Promise<void> {
  if (keys.length > 0) await tx.insert(doomedPhotos).values(keys.map((key) => ({ key, since })))
}

/**
 * Removes every photo that was noted, after the transaction that did so. One that the store cannot remove now stays
 * noted. Servers may do this at the same time. Stops early when `signal` aborts.
 */
export async function removeDoomedPhotos(db: Db, store: PhotoStore, signal?: AbortSignal): Promise<void> {
  for (let last = ''; !signal?.aborted; ) {
    const rows = await db
      .select({ key: doomedPhotos.key })
      .from(doomedPhotos)
      .where(gt(doomedPhotos.key, last))
      .orderBy(asc(doomedPhotos.key))
      .limit(AT_A_TIME)
    const removals = rows.map(async ({ key }) => {
      await store.remove(key)
      await db.delete(doomedPhotos).where(eq(doomedPhotos.key, key))
    })
    await Promise.allSettled(removals)
    last = rows.at(-1)?.key ?? ''
    if (rows.length < AT_A_TIME) return
  }
}
