import { recordAct } from '#features/audit'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import { doomPhotos, removeDoomedPhotos } from '#platform/photo-store/doomed-photos'
import type { PhotoStore } from '#platform/photo-store/photo-store'
import { requireOwner } from '#platform/sessions/require-owner'
import type { Actor } from '#platform/sessions/session-store'
import { deleteAnalysisRow } from './repository.ts'

/**
 * Deletes an analysis of the salon with its photos, for good. The use it cost stays used.
 *
 * @throws AppError 'forbidden', 'analysis-not-found'
 */
export async function deleteAnalysis(
  { db, clock, photoStore }: Pick<Deps, 'db' | 'clock'> & { readonly photoStore: PhotoStore },
  actor: Actor,
  id: string,
): Promise<void> {
  requireOwner(actor)
  await db.transaction(async (tx) => {
    const keys = await deleteAnalysisRow(tx, actor.salonId, id)
    if (!keys) throw new AppError('analysis-not-found')
    const now = clock()
    await doomPhotos(tx, keys, now)
    await recordAct(tx, actor, 'analysis-deleted', now)
  })
  await removeDoomedPhotos(db, photoStore)
}
