import type { ClientCard, ClientFields } from '@riflesso/contract'
import type { Deps } from '#platform/deps'
import type { Actor } from '#platform/sessions/session-store'
import { readCard, required } from './card.ts'
import { requireBorn } from './days.ts'
import { changeClient, lockClient } from './repository.ts'

/**
 * Changes the fields of a card.
 *
 * @throws AppError 'client-not-found', 'validation-failed'
 */
export async function updateClient(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { salonId }: Actor,
  clientId: string,
  fields: ClientFields,
): Promise<ClientCard> {
  const now = clock()
  return db.transaction(async (tx) => {
    const before = required(await lockClient(tx, salonId, clientId))
    if (fields.birthDate !== before.birthDate) requireBorn(fields.birthDate, now)
    await changeClient(tx, salonId, clientId, { ...fields, updatedAt: now })
    return readCard(tx, salonId, clientId, now)
  })
}
