import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import { newPhotoKey, type PhotoStore } from '#platform/photo-store/photo-store'
import type { KeptPhoto } from '#platform/pixels/encode-pictures'

/** What a transaction has made, and whether its rows name the photos. */
type Done<Result> = { readonly result: Result; readonly isUsed: boolean }

/**
 * Stores photos under new keys, then runs the transaction whose rows name them. Photos that no row names are removed: those of a
 * failed transaction, and those that it has not used. After a commit with a lost answer the sweep decides about them. An abort of
 * `signal` before the transaction changes nothing.
 */
export async function withKeptPhotos<Result>(
  { db, clock, photoStore }: Pick<Deps, 'db' | 'clock'> & { readonly photoStore: PhotoStore },
  photos: readonly Pick<KeptPhoto, 'jpeg'>[],
  signal: AbortSignal,
  work: (tx: Db, keys: readonly string[], now: Date) => Promise<Done<Result>>,
): Promise<Result> {
  const keyed = photos.map((photo) => ({ key: newPhotoKey(photo.jpeg), photo }))
  const discard = () => Promise.all(keyed.map(({ key }) => photoStore.remove(key)))
  let isCommitting = false
  try {
    const stored = await Promise.allSettled(keyed.map(({ key, photo }) => photoStore.put(key, photo.jpeg)))
    for (const each of stored) if (each.status === 'rejected') throw each.reason
    if (signal.aborted) throw new AppError('request-cancelled')
    const keys = keyed.map(({ key }) => key)
    const done = await db.transaction(async (tx) => {
      const made = await work(tx, keys, clock())
      isCommitting = true
      return made
    })
    if (!done.isUsed) await discard()
    return done.result
  } catch (error) {
    if (!isCommitting) await discard()
    throw error
  }
}
