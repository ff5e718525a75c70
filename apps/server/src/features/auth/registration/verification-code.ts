import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { newId } from '#platform/ids'
import { queueMail } from '#platform/mail/queue'
import { sha256 } from '#platform/sessions/tokens'
import { newCode } from '../codes.ts'
import { CODE_TTL_MS } from '../limits.ts'
import { insertVerification, type Registration, type UserRow } from '../repository.ts'
import { verificationMail } from './verification-mail.ts'

/**
 * Creates a new code for a registration and queues its mail. Only its hash is stored. Returns the id of the
 * mail.
 */
export async function sendVerificationCode(
  tx: Db,
  { config }: Pick<Deps, 'config'>,
  user: Pick<UserRow, 'id' | 'email' | 'firstName'>,
  registration: Registration,
  now: Date,
): Promise<string> {
  const code = newCode()
  const expiresAt = new Date(now.getTime() + CODE_TTL_MS)
  await insertVerification(tx, {
    id: newId(),
    userId: user.id,
    code: sha256(code),
    registrationId: registration.id,
    registration: registration.data,
    expiresAt,
    createdAt: now,
  })
  const firstName = registration.data?.firstName ?? user.firstName
  return queueMail(tx, user.id, verificationMail(config, user.email, firstName, code), now, expiresAt)
}
