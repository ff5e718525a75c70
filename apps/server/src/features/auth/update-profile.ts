import type { profileBody } from '@riflesso/contract'
import type { z } from 'zod'
import { enforceLimit } from '#platform/attempt-limits'
import type { Deps } from '#platform/deps'
import { queueMail, queueNotice } from '#platform/mail/queue'
import { requireRecentPassword } from '#platform/sessions/require-recent-password'
import type { Actor } from '#platform/sessions/session-store'
import { sha256 } from '#platform/sessions/tokens'
import { newCode } from './codes.ts'
import { findEmailChange, putEmailChange } from './email-change-repository.ts'
import { CODE_TTL_MS, CODES_PER_ADDRESS, CODES_PER_VISITOR, EMAIL_CHANGES_PER_PERSON, visitorOf } from './limits.ts'
import { findUser, findUserByEmail, type UserRow, updatePerson } from './repository.ts'
import { addressInUseMail, newAddressMail } from './security-mails.ts'

/**
 * Changes name, company and telephone. A new address is only stored: a code is sent there. Answer and work are
 * the same when another account has the address; its owner is notified instead.
 *
 * @throws AppError 'password-needed' for another address, 'too-many-attempts'
 */
export async function updateProfile(
  deps: Deps,
  { userId, role, sessionId }: Actor,
  { email: newEmail, ...person }: z.output<typeof profileBody>,
  network: string,
): Promise<{ readonly user: UserRow; readonly newEmail: string | null }> {
  const { db, config } = deps
  const now = deps.clock()
  const before = await findUser(db, userId)
  const isNewAddress = before !== null && newEmail !== before.email
  if (isNewAddress) {
    await requireRecentPassword(db, { sessionId }, now)
    await enforceLimit(deps, EMAIL_CHANGES_PER_PERSON, userId, now)
    await enforceLimit(deps, CODES_PER_VISITOR, visitorOf(newEmail, network), now)
    await enforceLimit(deps, CODES_PER_ADDRESS, newEmail, now)
  }

  const { user, mailId } = await db.transaction(async (tx) => {
    // The company of a collaborator is the salon's.
    const { companyName, ...own } = person
    const user = await updatePerson(tx, userId, role === 'master' ? { companyName, ...own } : own, now)
    if (!isNewAddress) return { user, mailId: null }
    const code = newCode()
    const expiresAt = new Date(now.getTime() + CODE_TTL_MS)
    await putEmailChange(tx, { userId, newEmail, code: sha256(code), expiresAt, createdAt: now })
    const owner = await findUserByEmail(tx, newEmail)
    const mailId = owner?.isEmailVerified
      ? await queueNotice(tx, userId, addressInUseMail(config, newEmail), now)
      : await queueMail(tx, userId, newAddressMail(config, { ...user, email: newEmail }, code), now, expiresAt)
    return { user, mailId }
  })
  if (mailId !== null) deps.background.run(() => deps.mailSender.sendNow(mailId))
  return { user, newEmail: isNewAddress ? newEmail : null }
}

/** The address that waits for its code, or null. */
export async function waitingAddress({ db, clock }: Deps, { userId }: Actor) {
  const change = await findEmailChange(db, userId)
  return change && change.expiresAt > clock() ? change.newEmail : null
}
