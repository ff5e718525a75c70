import { recordAct } from '#features/audit'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import { recordDeletion } from '#platform/ledger/deletions'
import { deleteScheduledPhotos, schedulePhotoDeletions } from '#platform/photo-store/photo-deletions'
import type { PhotoStore } from '#platform/photo-store/photo-store'
import type { Actor } from '#platform/sessions/session-store'
import { deleteAnalysisRow } from '../repository.ts'

/** Deletes the row of an analysis and schedules its photos for deletion. Returns false when there is no such row. */
export async function eraseAnalysis(tx: Db, salonId: string, id: string, now: Date): Promise<boolean> {
  const keys = await deleteAnalysisRow(tx, salonId, id)
  if (!keys) return false
  await schedulePhotoDeletions(tx, keys, now)
  return true
}

/**
 * Permanently deletes an analysis of the salon with its photos. Its use stays counted.
 *
 * @throws AppError 'analysis-not-found'
 */
export async function deleteAnalysis(
  { db, clock, ledger, photoStore }: Pick<Deps, 'db' | 'clock' | 'ledger'> & { readonly photoStore: PhotoStore },
  actor: Actor,
  id: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const now = clock()
    if (!(await eraseAnalysis(tx, actor.salonId, id, now))) throw new AppError('analysis-not-found')
    await recordAct(tx, actor, 'analysis-deleted', now)
    await recordDeletion(ledger, { kind: 'analysis', at: now, salonId: actor.salonId, id })
  })
  await deleteScheduledPhotos(db, photoStore)
}
