import type { changePasswordBody } from '@riflesso/contract'
import type { z } from 'zod'
import { forgetAttempts } from '#platform/attempt-limits'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import { refuseWeakPassword } from '#platform/passwords/weak-passwords'
import type { Actor } from '#platform/sessions/session-store'
import { PASSWORDS_PER_PERSON } from '../limits.ts'
import { findUser, lockWithPassword } from '../repository.ts'
import { requirePassword } from './require-password.ts'
import { setPassword } from './set-password.ts'

const MESSAGE = 'La password è stata cambiata. Gli altri dispositivi sono stati disconnessi.'

/** Changes the password of a user who knows the current one, and ends their other sessions. */
export async function changePassword(
  deps: Deps,
  { userId, sessionId }: Pick<Actor, 'userId' | 'sessionId'>,
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
