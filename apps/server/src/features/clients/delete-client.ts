import { recordAct } from '#features/audit'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import { recordDeletion } from '#platform/ledger/deletions'
import { removeMailsTo } from '#platform/mail/queue'
import { deleteScheduledPhotos, schedulePhotoDeletions } from '#platform/photo-store/photo-deletions'
import type { PhotoStore } from '#platform/photo-store/photo-store'
import type { Actor } from '#platform/sessions/session-store'
import { deleteArchive } from './archive-repository.ts'
import { deleteClientRow, lockClient } from './repository.ts'

/** Deletes the rows of a client and schedules the photos for deletion. Returns false when there is no such client. */
export async function eraseClient(tx: Db, salonId: string, clientId: string, now: Date): Promise<boolean> {
  const client = await lockClient(tx, salonId, clientId)
  if (!client) return false
  if (client.email !== null) await removeMailsTo(tx, salonId, client.email)
  await schedulePhotoDeletions(tx, await deleteArchive(tx, salonId, clientId), now)
  await deleteClientRow(tx, salonId, clientId)
  return true
}

/**
 * Deletes a client with all their data: card, consents, tests, analyses, pacts, paper cards and photos. The
 * photos are deleted after the commit; those that cannot be deleted now stay scheduled, and housekeeping deletes
 * them.
 *
 * @throws AppError 'client-not-found'
 */
export async function deleteClient(
  { db, clock, ledger, photoStore }: Pick<Deps, 'db' | 'clock' | 'ledger'> & { readonly photoStore: PhotoStore },
  actor: Actor,
  clientId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const now = clock()
    if (!(await eraseClient(tx, actor.salonId, clientId, now))) throw new AppError('client-not-found')
    await recordAct(tx, actor, 'client-deleted', now)
    await recordDeletion(ledger, { kind: 'client', at: now, salonId: actor.salonId, id: clientId })
  })
  await deleteScheduledPhotos(db, photoStore)
}
