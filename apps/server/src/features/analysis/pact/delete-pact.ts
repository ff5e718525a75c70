import { recordAct } from '#features/audit'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import { recordDeletion } from '#platform/ledger/deletions'
import { deleteScheduledPhotos, schedulePhotoDeletions } from '#platform/photo-store/photo-deletions'
import type { PhotoStore } from '#platform/photo-store/photo-store'
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
export async function deletePact(
  { db, clock, ledger, photoStore }: Pick<Deps, 'db' | 'clock' | 'ledger'> & { readonly photoStore: PhotoStore },
  actor: Actor,
  id: string,
): Promise<void> {
  const { salonId } = actor
  await db.transaction(async (tx) => {
    const now = clock()
    if (!(await erasePact(tx, salonId, id, now))) throw new AppError('pact-not-found')
    await recordAct(tx, actor, 'pact-deleted', now)
    await recordDeletion(ledger, { kind: 'pact', at: now, salonId, id })
  })
  await deleteScheduledPhotos(db, photoStore)
}
