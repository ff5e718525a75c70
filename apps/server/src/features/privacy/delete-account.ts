import type { deleteAccountBody } from '@riflesso/contract'
import type { z } from 'zod'
import { lockPlaces } from '#features/account'
import { recordAct } from '#features/audit'
import { requirePassword } from '#features/auth'
import { fitTeamToPlan } from '#features/team'
import { forgetAttemptsOf } from '#platform/attempt-limits'
import type { Deps } from '#platform/deps'
import { recordDeletion } from '#platform/ledger/deletions'
import { deleteScheduledPhotos } from '#platform/photo-store/photo-deletions'
import type { PhotoStore } from '#platform/photo-store/photo-store'
import type { Actor } from '#platform/sessions/session-store'
import { deleteAccounts, deleteSalonContent, lockAccounts } from './account-repository.ts'

/**
 * Ends the subscription of a salon at the payment provider, immediately; does nothing without one.
 *
 * @throws AppError 'payment-provider-failed' when the provider did not confirm it
 */
export type EndSubscription = (salonId: string) => Promise<void>

export type DeletionDeps = Pick<
  Deps,
  'config' | 'db' | 'clock' | 'passwords' | 'background' | 'ledger' | 'keyedHash'
> & {
  readonly photoStore: PhotoStore
  readonly endSubscription: EndSubscription
}

/**
 * Deletes the account of a user who knows its password. An owner's includes the whole salon: the subscription first, since
 * nobody may continue to pay for a deleted salon, then every row in one transaction; photos are scheduled there and deleted
 * afterwards by any server. A collaborator's work stays with the salon, without a name; their place in the
 * team goes to a suspended collaborator.
 *
 * @throws AppError 'wrong-password', 'too-many-attempts', 'payment-provider-failed'
 */
export async function deleteAccount(
  deps: DeletionDeps,
  { userId, salonId, role }: Pick<Actor, 'userId' | 'salonId' | 'role'>,
  { password }: Pick<z.output<typeof deleteAccountBody>, 'password'>,
): Promise<void> {
  const { db, photoStore } = deps
  await requirePassword(deps, userId, password)
  if (role === 'master') await deps.endSubscription(userId)
  const now = deps.clock()
  await db.transaction(async (tx) => {
    // The salon first, in the order of every other change to a team: otherwise two of them could deadlock.
    if (role === 'child') await lockPlaces(tx, salonId)
    const accounts = await lockAccounts(tx, userId)
    if (role === 'master') await deleteSalonContent(tx, userId, now)
    await deleteAccounts(tx, accounts)
    await forgetAttemptsOf(
      { ...deps, db: tx },
      accounts.flatMap(({ id, email }) => [id, email]),
    )
    if (role === 'child') await recordAct(tx, { salonId, userId: null }, 'collaborator-left', now)
    // The notified collaborator gets the mail in the next polling interval.
    if (role === 'child') await fitTeamToPlan(tx, deps, salonId, now)
    await recordDeletion(deps.ledger, { kind: 'account', at: now, salonId, id: userId })
  })
  deps.background.run(() => deleteScheduledPhotos(db, photoStore))
}
