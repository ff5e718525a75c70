import type { deleteAccountBody } from '@riflesso/contract'
import type { z } from 'zod'
import { requirePassword } from '#features/auth'
import type { Deps } from '#platform/deps'
import { removeDoomedPhotos } from '#platform/photo-store/doomed-photos'
import type { PhotoStore } from '#platform/photo-store/photo-store'
import type { Actor } from '#platform/sessions/session-store'
import { deleteAccounts, deleteSalonContent, lockAccounts } from './account-repository.ts'

/**
 * Ends the subscription of a salon at the payment provider, at once; a salon without one has nothing to end.
 *
 * @throws AppError 'payment-provider-failed' when the provider could not be told
 */
export type EndSubscription = (salonId: string) => Promise<void>

export type DeletionDeps = Pick<Deps, 'db' | 'clock' | 'passwords' | 'background'> & {
  readonly photoStore: PhotoStore
  readonly endSubscription: EndSubscription
}

/**
 * Deletes the account of who knows its password. An owner's takes the whole salon with it: the subscription first, for
 * nobody must go on paying for what is gone, then in one transaction every row; photos are noted there and removed
 * afterwards, by whichever server is alive. A collaborator's work stays with the salon, without a name.
 *
 * @throws AppError 'wrong-password', 'too-many-attempts', 'payment-provider-failed'
 */
export async function deleteAccount(
  deps: DeletionDeps,
  { userId, role }: Pick<Actor, 'userId' | 'role'>,
  { password }: Pick<z.output<typeof deleteAccountBody>, 'password'>,
): Promise<void> {
  const { db, photoStore } = deps
  await requirePassword(deps, userId, password)
  if (role === 'master') await deps.endSubscription(userId)
  await db.transaction(async (tx) => {
    const accounts = await lockAccounts(tx, userId)
    if (role === 'master') await deleteSalonContent(tx, userId, deps.clock())
    await deleteAccounts(tx, accounts)
  })
  deps.background.run(() => removeDoomedPhotos(db, photoStore))
}
