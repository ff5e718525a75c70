import { recordAct } from '#features/audit'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import { recordDeletion } from '#platform/ledger/deletions'
import { deleteScheduledPhotos, schedulePhotoDeletions } from '#platform/photo-store/photo-deletions'
import type { PhotoStore } from '#platform/photo-store/photo-store'
import type { Actor } from '#platform/sessions/session-store'
import { forgetResult } from '../memory/remember-colours.ts'
import { hasAnalysis } from '../repository.ts'
import { deleteOutcomeRow, holdSalon } from './outcome-repository.ts'

/**
 * Deletes the outcome of an analysis and schedules its photo for deletion; with `until` only one recorded no later. Returns
 * false when there is none.
 */
export async function eraseOutcome(
  tx: Db,
  salonId: string,
  analysisId: string,
  now: Date,
  until?: Date,
): Promise<boolean> {
  const keys = await deleteOutcomeRow(tx, salonId, analysisId, until)
  if (!keys) return false
  await forgetResult(tx, salonId, analysisId)
  await schedulePhotoDeletions(tx, keys, now)
  return true
}

/**
 * Permanently deletes the outcome of an analysis with its photo; without one it does nothing.
 *
 * @throws AppError 'analysis-not-found'
 */
export async function deleteOutcome(
  { db, clock, ledger, photoStore }: Pick<Deps, 'db' | 'clock' | 'ledger'> & { readonly photoStore: PhotoStore },
  actor: Actor,
  id: string,
): Promise<void> {
  const { salonId } = actor
  await db.transaction(async (tx) => {
    const now = clock()
    await holdSalon(tx, salonId)
    if (!(await hasAnalysis(tx, salonId, id))) throw new AppError('analysis-not-found')
    if (!(await eraseOutcome(tx, salonId, id, now))) return
    await recordAct(tx, actor, 'outcome-deleted', now)
    await recordDeletion(ledger, { kind: 'outcome', at: now, salonId, id })
  })
  await deleteScheduledPhotos(db, photoStore)
}
