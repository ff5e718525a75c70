import { type DeletionDeps, deletePermanently } from '#features/audit'
import type { Db } from '#platform/database/db'
import { AppError } from '#platform/errors'
import { schedulePhotoDeletions } from '#platform/photo-store/photo-deletions'
import type { Actor } from '#platform/sessions/session-store'
import { deletePactRow } from './pact-repository.ts'

/** Deletes a pact and schedules its picture for deletion. Returns false when there is none. */
export async function erasePact(tx: Db, salonId: string, id: string, now: Date): Promise<boolean> {
  const keys = await deletePactRow(tx, salonId, id)
  if (!keys) return false
  await schedulePhotoDeletions(tx, keys, now)
  return true
}

/**
 * Permanently deletes a version of a pact.
 *
 * @throws AppError 'pact-not-found'
 */
export async function deletePact(deps: DeletionDeps, actor: Actor, id: string): Promise<void> {
  const isDeleted = await deletePermanently(deps, actor, { kind: 'pact', id }, (tx, now) =>
    erasePact(tx, actor.salonId, id, now),
  )
  if (!isDeleted) throw new AppError('pact-not-found')
}
