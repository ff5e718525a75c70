import { enforceLimit, forgetAttempts } from '#platform/attempt-limits'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import { type Actor, notePasswordConfirmed } from '#platform/sessions/session-store'
import { PASSWORDS_PER_PERSON } from '../limits.ts'
import { findUser } from '../repository.ts'

/**
 * Checks the password of the signed-in user; every attempt counts. Returns the hash that matched.
 *
 * @throws AppError 'wrong-password', 'too-many-attempts'
 */
export async function requirePassword(
  deps: Pick<Deps, 'db' | 'clock' | 'passwords' | 'keyedHash'>,
  userId: string,
  password: string,
): Promise<string> {
  const { db, clock, passwords } = deps
  await enforceLimit(deps, PASSWORDS_PER_PERSON, userId, clock())
  const known = (await findUser(db, userId))?.password ?? null
  if (!(await passwords.matches(known, password)) || known === null) throw new AppError('wrong-password')
  return known
}

/**
 * Confirms the password for this session, which allows the operations that require a recent one.
 *
 * @throws AppError 'wrong-password', 'too-many-attempts'
 */
export async function confirmPassword(
  deps: Pick<Deps, 'db' | 'clock' | 'passwords' | 'keyedHash'>,
  { userId, sessionId }: Pick<Actor, 'userId' | 'sessionId'>,
  password: string,
): Promise<void> {
  await requirePassword(deps, userId, password)
  await forgetAttempts(deps, PASSWORDS_PER_PERSON, userId)
  await notePasswordConfirmed(deps.db, sessionId, deps.clock())
}
