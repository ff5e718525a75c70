import type { Deps } from '#platform/deps'
import type { PhotoStore } from '#platform/photo-store/photo-store'
import { requireOwner } from '#platform/sessions/require-owner'
import type { Actor } from '#platform/sessions/session-store'
import { deleteAnalyses } from './archive-repository.ts'
import { required } from './card.ts'
import { deleteClientRow, lockClient } from './repository.ts'

/**
 * Deletes a client with everything that is known of the person: card, consents, tests, analyses and their photos. The
 * photos go once the database has let go of them; those that cannot be removed now are named by nothing any more, and
 * housekeeping removes them.
 *
 * @throws AppError 'forbidden', 'client-not-found'
 */
export async function deleteClient(
  { db, photoStore }: Pick<Deps, 'db'> & { readonly photoStore: PhotoStore },
  actor: Actor,
  clientId: string,
): Promise<void> {
  requireOwner(actor)
  const keys = await db.transaction(async (tx) => {
    required(await lockClient(tx, actor.salonId, clientId))
    const photos = await deleteAnalyses(tx, actor.salonId, clientId)
    await deleteClientRow(tx, actor.salonId, clientId)
    return photos
  })
  await Promise.allSettled(keys.map((key) => photoStore.remove(key)))
}
