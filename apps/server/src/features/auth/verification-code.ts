import type { Db } from '#platform/database/db'
import { newId } from '#platform/ids'
import { sha256 } from '#platform/sessions/tokens'
import { newCode } from './codes.ts'
import { CODE_LIFE_MS } from './limits.ts'
import { insertVerification, type Registration } from './repository.ts'

/** Makes and keeps a new code for a user. Only its hash stays; the code itself is returned, to be mailed. */
export async function issueCode(tx: Db, userId: string, registration: Registration, now: Date): Promise<string> {
  const code = newCode()
  await insertVerification(tx, {
    id: newId(),
    userId,
    code: sha256(code),
    registrationId: registration.id,
    registration: registration.data,
    expiresAt: new Date(now.getTime() + CODE_LIFE_MS),
    createdAt: now,
  })
  return code
}
