import { type DeletionDeps, deletePermanently } from '#features/audit'
import type { Db } from '#platform/database/db'
import { AppError } from '#platform/errors'
import { removeMailsTo } from '#platform/mail/queue'
import { schedulePhotoDeletions } from '#platform/photo-store/photo-deletions'
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
 * Deletes a client with all their data: card, consents, tests, analyses, pacts, paper cards and photos.
 *
 * @throws AppError 'client-not-found'
 */
export async function deleteClient(deps: DeletionDeps, actor: Actor, clientId: string): Promise<void> {
  const isDeleted = await deletePermanently(deps, actor, { kind: 'client', id: clientId }, (tx, now) =>
    eraseClient(tx, actor.salonId, clientId, now),
  )
  if (!isDeleted) throw new AppError('client-not-found')
}
