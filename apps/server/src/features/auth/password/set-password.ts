import { recordAct, salonOf } from '#features/audit'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { queueNotice } from '#platform/mail/queue'
import { endSessionsOf } from '#platform/sessions/session-store'
import { updatePassword } from '../repository.ts'
import { passwordChangedMail } from '../security-mails.ts'
import { forgetResets } from './password-reset-repository.ts'

/**
 * Sets a password: the user's sessions end, except for the named one, password reset codes become invalid, and the
 * user is notified. Returns the id of the mail.
 */
export async function setPassword(
  tx: Db,
  { config }: Pick<Deps, 'config'>,
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
