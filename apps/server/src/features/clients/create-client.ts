import type { ClientFields, ClientSummary } from '@riflesso/contract'
import type { Deps } from '#platform/deps'
import { newId } from '#platform/ids'
import type { Actor } from '#platform/sessions/session-store'
import { requireBorn } from './days.ts'
import { presentClientSummary } from './presenter.ts'
import { insertClient } from './repository.ts'

/**
 * Adds a client to the actor's salon, once per act.
 *
 * @throws AppError 'validation-failed' for a birth date in the future
 */
export async function createClient(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
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
