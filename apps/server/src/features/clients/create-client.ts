import type { ClientSummary, createClientBody } from '@riflesso/contract'
import type { z } from 'zod'
import type { Deps } from '#platform/deps'
import { newId } from '#platform/ids'
import type { Actor } from '#platform/sessions/session-store'
import { presentClientSummary } from './presenter.ts'
import { insertClient } from './repository.ts'

/** Adds a client to the actor's salon. */
export async function createClient(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  input: z.output<typeof createClientBody>,
): Promise<ClientSummary> {
  const now = clock()
  const row = await insertClient(db, {
    id: newId(),
    salonId: actor.salonId,
    userId: actor.userId,
    firstName: input.firstName,
    lastName: input.lastName,
    phone: input.phone,
    email: input.email,
    birthDate: input.birthDate ?? null,
    notes: input.notes,
    createdAt: now,
    updatedAt: now,
  })
  return presentClientSummary(row)
}
