import type { confirmEmailChangeBody } from '@riflesso/contract'
import type { z } from 'zod'
import { recordAct, salonOf } from '#features/audit'
import { enforceLimit, forgetAttemptsOf } from '#platform/attempt-limits'
import { DAY_MS } from '#platform/clock'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { AppError, required } from '#platform/errors'
import { newId } from '#platform/ids'
import { queueMail } from '#platform/mail/queue'
import { type Actor, endSessionsOf } from '#platform/sessions/session-store'
import { newToken, sha256 } from '#platform/sessions/tokens'
import * as repository from './email-change-repository.ts'
import { CODE_TRIES, CODE_TRIES_PER_NETWORK, REVERT_TTL_MS } from './limits.ts'
import { forgetResets } from './password/password-reset-repository.ts'
import { findUser, type UserRow, updatePassword } from './repository.ts'
import { removeSecondFactor } from './second-factor/repository.ts'
import { addressChangedMail } from './security-mails.ts'

/**
 * Sets the new address with the code that was sent there, ends the user's other sessions, and sends the old address a
 * link that undoes it.
 */
export async function confirmEmailChange(
  deps: Deps,
  { userId, sessionId }: Actor,
  { code }: z.output<typeof confirmEmailChangeBody>,
  network: string,
): Promise<UserRow> {
  const { db } = deps
  const now = deps.clock()
  await enforceLimit(deps, CODE_TRIES_PER_NETWORK, network, now)
  const change = await repository.takeEmailChangeTry(db, userId, CODE_TRIES.max, now)
  const hash = sha256(code)
  if (!change) throw new AppError(await whyNot(db, userId, hash, now))
  if (change.code !== hash) throw new AppError(change.tries < CODE_TRIES.max ? 'code-invalid' : 'code-exhausted')

  const { user, mailId } = await db.transaction(async (tx) => {
    const before = await findUser(tx, userId)
    const user = await repository.takeOverAddress(tx, change, now)
    if (!before || !user) throw new AppError('email-taken')
    await recordAct(tx, salonOf(user), 'email-changed', now)
    // They were sent to the old address, or name it.
    await forgetResets(tx, userId)
    await forgetAttemptsOf({ ...deps, db: tx }, [before.email])
    await endSessionsOf(tx, userId, sessionId)
    const token = newToken()
    const expiresAt = new Date(now.getTime() + REVERT_TTL_MS)
    await repository.putEmailRevert(tx, {
      id: newId(),
      userId,
      oldEmail: before.email,
      tokenHash: sha256(token),
      expiresAt,
    })
    const mail = addressChangedMail(deps.config, before, user.email, token)
    return { user, mailId: await queueMail(tx, userId, mail, now, expiresAt) }
  })
  deps.background.run(() => deps.mailSender.sendNow(mailId))
  return user
}

async function whyNot(db: Db, userId: string, hash: string, now: Date) {
  const change = await repository.findEmailChange(db, userId)
  if (!change) return 'code-invalid'
  if (change.expiresAt > now) return 'code-exhausted'
  return change.code === hash ? 'code-expired' : 'code-invalid'
}

/**
 * Restores the previous address of an account with the token mailed there. Every session of the user ends,
 * and no password opens the account until a new one is set through the restored address: the current one may be a thief's.
 *
 * @throws AppError 'revert-link-invalid', 'email-taken', 'too-many-attempts'
 */
export async function revertEmailChange(deps: Deps, token: string, network: string) {
  const { db, clock, passwords } = deps
  const now = clock()
  await enforceLimit(deps, CODE_TRIES_PER_NETWORK, network, now)
  const unusablePassword = await passwords.hash(newToken())
  await db.transaction(async (tx) => {
    const revert = required(await repository.takeEmailRevert(tx, sha256(token), now), 'revert-link-invalid')
    const user = required(await repository.restoreAddress(tx, revert, now), 'email-taken')
    await updatePassword(tx, user.id, unusablePassword, now)
    await recordAct(tx, salonOf(user), 'email-changed', now)
    // A thief may have set up their own authenticator app, even shortly before the change of address.
    const since = new Date(revert.expiresAt.getTime() - REVERT_TTL_MS - DAY_MS)
    if (await removeSecondFactor(tx, user.id, since)) await recordAct(tx, salonOf(user), 'second-factor-off', now)
    await forgetResets(tx, user.id)
    await endSessionsOf(tx, user.id)
  })
}
