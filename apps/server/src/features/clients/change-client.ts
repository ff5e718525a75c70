import { type ClientFields, type ClientSummary, messages } from '@riflesso/contract'
import { type DeletionDeps, deleteExisting } from '#features/audit'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import { newId } from '#platform/ids'
import { dayOf } from '#platform/italian-time'
import { removeMailsTo } from '#platform/mail/queue'
import { schedulePhotoDeletions } from '#platform/photo-store/photo-deletions'
import type { Actor } from '#platform/sessions/session-store'
import { deleteArchive } from './archive-repository.ts'
import { readCard, required } from './card.ts'
import { presentClientSummary } from './presenter.ts'
import { changeClient, deleteClientRow, insertClient, lockClient } from './repository.ts'

/**
 * Adds a client to the actor's salon, once per act.
 *
 * @throws AppError 'validation-failed' for a birth date in the future
 */
export async function createClient(
  { db, clock }: Deps,
  actor: Actor,
  fields: ClientFields & { readonly actKey?: string | undefined },
): Promise<ClientSummary> {
  const now = clock()
  requireBorn(fields.birthDate, now)
  const row = await insertClient(db, {
    ...fields,
    id: newId(),
    salonId: actor.salonId,
    userId: actor.userId,
    createdAt: now,
    updatedAt: now,
  })
  return presentClientSummary(row)
}

/** Changes the fields of a card. @throws AppError 'client-not-found', 'validation-failed' */
export async function updateClient({ db, clock }: Deps, { salonId }: Actor, clientId: string, fields: ClientFields) {
  const now = clock()
  return db.transaction(async (tx) => {
    const before = required(await lockClient(tx, salonId, clientId))
    if (fields.birthDate !== before.birthDate) requireBorn(fields.birthDate, now)
    await changeClient(tx, salonId, clientId, { ...fields, updatedAt: now })
    return readCard(tx, salonId, clientId, now)
  })
}

/** @throws AppError 'validation-failed' for a birth date in the future */
export function requireBorn(birthDate: string | null, now: Date): void {
  if (birthDate === null || birthDate <= dayOf(now)) return
  throw new AppError('validation-failed', { fields: { birthDate: messages.dateInvalid } })
}

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
export function deleteClient(deps: DeletionDeps, actor: Actor, clientId: string): Promise<void> {
  return deleteExisting(deps, actor, { kind: 'client', id: clientId }, eraseClient)
}
