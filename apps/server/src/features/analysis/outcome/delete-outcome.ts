import { type DeletionDeps, deletePermanently } from '#features/audit'
import type { Db } from '#platform/database/db'
import { AppError } from '#platform/errors'
import { schedulePhotoDeletions } from '#platform/photo-store/photo-deletions'
import type { Actor } from '#platform/sessions/session-store'
import { forgetResult } from '../archive/colours-repository.ts'
import { hasAnalysis } from '../repository.ts'
import { deleteOutcomeRow, holdSalon } from './outcome-repository.ts'

/**
 * Deletes the outcome of an analysis and schedules its photo for deletion; with `until` only one recorded no later. Returns
 * false when there is none.
 */
export async function eraseOutcome(tx: Db, salonId: string, analysisId: string, now: Date, until?: Date) {
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
export async function deleteOutcome(deps: DeletionDeps, actor: Actor, id: string): Promise<void> {
  const { salonId } = actor
  await deletePermanently(deps, actor, { kind: 'outcome', id }, async (tx, now) => {
    await holdSalon(tx, salonId)
    if (!(await hasAnalysis(tx, salonId, id))) throw new AppError('analysis-not-found')
    return eraseOutcome(tx, salonId, id, now)
  })
}
