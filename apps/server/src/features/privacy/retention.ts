import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { deleteScheduledPhotos } from '#platform/photo-store/photo-deletions'
import type { PhotoStore } from '#platform/photo-store/photo-store'
import * as repository from './retention-repository.ts'

type RetentionDeps = Pick<Deps, 'db' | 'clock'> & { readonly photoStore: PhotoStore }

/** Rows handled in one transaction. */
const BATCH = 100

/**
 * Deletes the photos and health answers past a salon's retention: after its months with a client, after its days
 * without one, and the links to questions that expired without an answer. The formula stays, with the time of the deletion. Photos of results, of
 * paper cards and those sent before a visit count from the day on which each was stored. Servers
 * may run this at the same time; each row is handled by one. Stops between two batches when `signal` aborts; returns how
 * many of them lost their photos.
 */
export async function deleteOverdue(deps: RetentionDeps, signal?: AbortSignal): Promise<number> {
  const now = deps.clock()
  await repository.deleteOverdueHealth(deps.db, now)
  await repository.deleteExpiredLinks(deps.db, now)
  const analyses = await inBatches<repository.RetentionCursor>(
    deps,
    (tx, after) => repository.forgetOverduePhotos(tx, now, after, BATCH),
    signal,
  )
  const results = await inBatches(deps, (tx) => repository.forgetOverdueOutcomePhotos(tx, now, BATCH), signal)
  const cards = await inBatches(deps, (tx) => repository.forgetOverduePhotosOf(tx, 'cards', now, BATCH), signal)
  const sent = await inBatches(deps, (tx) => repository.forgetOverduePhotosOf(tx, 'previsits', now, BATCH), signal)
  return analyses + results + cards + sent
}

/** Runs `forget` until it returns less than a full batch, and deletes the files after each. `after` is the last row so far. */
async function inBatches<Row>(
  { db, photoStore }: RetentionDeps,
  forget: (tx: Db, after: Row | null) => Promise<readonly Row[]>,
  signal?: AbortSignal,
): Promise<number> {
  let done = 0
  for (let last: Row | null = null; !signal?.aborted; ) {
    const after: Row | null = last
    const rows: readonly Row[] = await db.transaction((tx) => forget(tx, after))
    await deleteScheduledPhotos(db, photoStore, signal)
    done += rows.length
    last = rows.at(-1) ?? null
    if (rows.length < BATCH) break
  }
  return done
}
