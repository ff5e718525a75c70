import { recordAct, salonOf } from '#features/audit'
import { enforceLimit } from '#platform/attempt-limits'
import { DAY_MS } from '#platform/clock'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import { endSessionsOf } from '#platform/sessions/session-store'
import { newToken, sha256 } from '#platform/sessions/tokens'
import { CODE_TRIES_PER_NETWORK, REVERT_TTL_MS } from '../limits.ts'
import { forgetResets } from '../password/password-reset-repository.ts'
import { updatePassword } from '../repository.ts'
import { removeSecondFactor } from '../second-factor/repository.ts'
import { restoreAddress, takeEmailRevert } from './email-change-repository.ts'

/**
 * Restores the previous address of an account with the token mailed there. Every session of the user ends,
 * and no password opens the account until a new one is set through the restored address: the current one may be a thief's.
 *
 * @throws AppError 'revert-link-invalid', 'email-taken', 'too-many-attempts'
 */
export async function revertEmailChange(
  deps: Pick<Deps, 'db' | 'clock' | 'keyedHash' | 'passwords'>,
  token: string,
  network: string,
): Promise<{ readonly success: true }> {
  const { db, clock, passwords } = deps
  const now = clock()
  await enforceLimit(deps, CODE_TRIES_PER_NETWORK, network, now)
  const unusablePassword = await passwords.hash(newToken())
  await db.transaction(async (tx) => {
    const revert = await takeEmailRevert(tx, sha256(token), now)
    if (!revert) throw new AppError('revert-link-invalid')
    const user = await restoreAddress(tx, revert, now)
    if (!user) throw new AppError('email-taken')
    await updatePassword(tx, user.id, unusablePassword, now)
    await recordAct(tx, salonOf(user), 'email-changed', now)
    // A thief may have set up their own authenticator app, even shortly before the change of address.
    const since = new Date(revert.expiresAt.getTime() - REVERT_TTL_MS - DAY_MS)
    if (await removeSecondFactor(tx, user.id, since)) await recordAct(tx, salonOf(user), 'second-factor-off', now)
    await forgetResets(tx, user.id)
    await endSessionsOf(tx, user.id)
  })
  return { success: true }
}
