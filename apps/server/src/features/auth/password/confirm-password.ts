import { forgetAttempts } from '#platform/attempt-limits'
import type { Deps } from '#platform/deps'
import { type Actor, notePasswordConfirmed } from '#platform/sessions/session-store'
import { PASSWORDS_PER_PERSON } from '../limits.ts'
import { requirePassword } from './require-password.ts'

/**
 * Confirms the password for this session, which allows the operations that require a recent one.
 *
 * @throws AppError 'wrong-password', 'too-many-attempts'
 */
export async function confirmPassword(
  deps: Pick<Deps, 'db' | 'clock' | 'passwords' | 'keyedHash'>,
  { userId, sessionId }: Pick<Actor, 'userId' | 'sessionId'>,
  password: string,
): Promise<{ readonly success: true }> {
  await requirePassword(deps, userId, password)
  await forgetAttempts(deps, PASSWORDS_PER_PERSON, userId)
  await notePasswordConfirmed(deps.db, sessionId, deps.clock())
  return { success: true }
}
