import type { changePasswordBody } from '@riflesso/contract'
import type { z } from 'zod'
import { recordAct, salonOf } from '#features/audit'
import { forgetAttempts } from '#platform/attempt-limits'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import { queueNotice } from '#platform/mail/queue'
import { refuseWeakPassword } from '#platform/passwords'
import { type Actor, endSessionsOf } from '#platform/sessions/session-store'
import { PASSWORDS_PER_PERSON } from '../limits.ts'
import { findUser, lockWithPassword, updatePassword } from '../repository.ts'
import { passwordChangedMail } from '../security-mails.ts'
import { forgetResets } from './password-reset-repository.ts'
import { requirePassword } from './require-password.ts'

const MESSAGE = 'La password è stata cambiata. Gli altri dispositivi sono stati disconnessi.'

/** Changes the password of a user who knows the current one, and ends their other sessions. */
export async function changePassword(
  deps: Deps,
  { userId, sessionId }: Actor,
  { currentPassword, newPassword }: z.output<typeof changePasswordBody>,
): Promise<{ message: string }> {
  const { db, passwords } = deps
  const now = deps.clock()
  const known = await requirePassword(deps, userId, currentPassword)
  const person = await findUser(db, userId)
  if (person) {
    const { email, firstName, lastName, companyName } = person
    refuseWeakPassword('newPassword', newPassword, [email, firstName, lastName, companyName])
  }
  const passwordHash = await passwords.hash(newPassword)
  const mailId = await db.transaction(async (tx) => {
    if (!(await lockWithPassword(tx, userId, known))) throw new AppError('wrong-password')
    await forgetAttempts({ ...deps, db: tx }, PASSWORDS_PER_PERSON, userId)
    return setPassword(tx, deps, userId, passwordHash, sessionId, now)
  })
  deps.background.run(() => deps.mailSender.sendNow(mailId))
  return { message: MESSAGE }
}

/**
 * Sets a password: the user's sessions end, except for the named one, password reset codes become invalid, and the
 * user is notified. Returns the id of the mail.
 */
export async function setPassword(
  tx: Db,
  { config }: Deps,
  userId: string,
  passwordHash: string,
  keptSession: string | null,
  now: Date,
): Promise<string> {
  const user = await updatePassword(tx, userId, passwordHash, now)
  await recordAct(tx, salonOf(user), 'password-changed', now)
  await endSessionsOf(tx, userId, keptSession)
  await forgetResets(tx, userId)
  return queueNotice(tx, userId, passwordChangedMail(config, user), now)
}
