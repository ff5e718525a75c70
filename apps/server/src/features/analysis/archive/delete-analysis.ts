import { type DeletionDeps, deletePermanently } from '#features/audit'
import { withRetouch } from '#features/clients'
import type { Db } from '#platform/database/db'
import { AppError } from '#platform/errors'
import { schedulePhotoDeletions } from '#platform/photo-store/photo-deletions'
import type { Actor } from '#platform/sessions/session-store'
import { deleteAnalysisRow } from '../repository.ts'

/** Deletes the row of an analysis and schedules its photos for deletion. Returns false when there is no such row. */
export async function eraseAnalysis(tx: Db, salonId: string, id: string, now: Date): Promise<boolean> {
  const keys = await withRetouch(tx, salonId, id, () => deleteAnalysisRow(tx, salonId, id))
  if (!keys) return false
  await schedulePhotoDeletions(tx, keys, now)
  return true
}

/**
 * Permanently deletes an analysis of the salon with its photos. Its use stays counted.
 *
 * @throws AppError 'analysis-not-found'
 */
export async function deleteAnalysis(deps: DeletionDeps, actor: Actor, id: string): Promise<void> {
  const isDeleted = await deletePermanently(deps, actor, { kind: 'analysis', id }, (tx, now) =>
    eraseAnalysis(tx, actor.salonId, id, now),
  )
  if (!isDeleted) throw new AppError('analysis-not-found')
}
