import { recordAct } from '#features/audit'
import type { Deps } from '#platform/deps'
import { doomPhotos, removeDoomedPhotos } from '#platform/photo-store/doomed-photos'
import type { PhotoStore } from '#platform/photo-store/photo-store'
import { requireOwner } from '#platform/sessions/require-owner'
import type { Actor } from '#platform/sessions/session-store'
import { deleteAnalyses } from './archive-repository.ts'
import { required } from './card.ts'
import { deleteClientRow, lockClient } from './repository.ts'

/**
 * Deletes a client with everything that is known of the person: card, consents, tests, analyses and their photos. The
 * photos go once the database has let go of them; those that cannot be removed now stay noted, and housekeeping removes
 * them.
 *
 * @throws AppError 'forbidden', 'client-not-found'
 */
export async function deleteClient(
  { db, clock, photoStore }: Pick<Deps, 'db' | 'clock'> & { readonly photoStore: PhotoStore },
  actor: Actor,
  clientId: string,
): Promise<void> {
  requireOwner(actor)
  await db.transaction(async (tx) => {
    required(await lockClient(tx, actor.salonId, clientId))
    const now = clock()
    await doomPhotos(tx, await deleteAnalyses(tx, actor.salonId, clientId), now)
    await deleteClientRow(tx, actor.salonId, clientId)
    await recordAct(tx, actor, 'client-deleted', now)
  })
  await removeDoomedPhotos(db, photoStore)
}
