import { enforceLimit } from '#platform/attempt-limits'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
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
