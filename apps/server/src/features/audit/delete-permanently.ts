import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { required } from '#platform/errors'
import { recordDeletion } from '#platform/ledger/deletions'
import { deleteScheduledPhotos } from '#platform/photo-store/photo-deletions'
import type { PhotoStore } from '#platform/photo-store/photo-store'
import type { Actor } from '#platform/sessions/session-store'
import { recordAct } from './repository.ts'

export type DeletionDeps = Pick<Deps, 'db' | 'clock' | 'ledger'> & { readonly photoStore: PhotoStore }

type Deleted = {
  readonly kind: 'analysis' | 'outcome' | 'pact' | 'paper-card' | 'previsit' | 'client'
  readonly id: string
}

/**
 * Deletes data of a salon with its photos, and records it in the audit log and the ledger. `erase` deletes the rows,
 * schedules the photos and returns whether there were any; without rows nothing is recorded. The photos are deleted after the
 * commit; those that cannot be deleted now stay scheduled, and housekeeping deletes them. Returns what `erase` returned.
 */
export async function deletePermanently(
  { db, clock, ledger, photoStore }: DeletionDeps,
  actor: Actor,
  { kind, id }: Deleted,
  erase: (tx: Db, now: Date) => Promise<boolean>,
): Promise<boolean> {
  const { salonId } = actor
  const isDeleted = await db.transaction(async (tx) => {
    const now = clock()
    if (!(await erase(tx, now))) return false
    await recordAct(tx, actor, `${kind}-deleted`, now)
    await recordDeletion(ledger, { kind, at: now, salonId, id })
    return true
  })
  if (isDeleted) await deleteScheduledPhotos(db, photoStore)
  return isDeleted
}

/**
 * The same for what must exist; `erase` gets the salon and the id.
 *
 * @throws AppError 'analysis-not-found', 'pact-not-found', 'paper-card-not-found', 'previsit-not-found' or 'client-not-found'
 */
export async function deleteExisting(
  deps: DeletionDeps,
  actor: Actor,
  { kind, id }: Deleted & { readonly kind: Exclude<Deleted['kind'], 'outcome'> },
  erase: (tx: Db, salonId: string, id: string, now: Date) => Promise<boolean>,
): Promise<void> {
  const erased = deletePermanently(deps, actor, { kind, id }, (tx, now) => erase(tx, actor.salonId, id, now))
  required(await erased, `${kind}-not-found`)
}
