import { hasSecondFactor } from '#features/auth'
import { DEMONSTRATION_LOGIN } from '#features/demonstration'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import type { Actor } from '#platform/sessions/session-store'
import { findSalon } from './repository.ts'

/**
 * Only for who runs this installation, in production with a second factor: they see the payments of every salon.
 *
 * @throws AppError 'forbidden', 'second-factor-required'
 */
export async function requireOperator(
  { config, db }: Pick<Deps, 'config' | 'db'>,
  { userId }: Pick<Actor, 'userId'>,
): Promise<void> {
  if (!(await isOperator({ config, db }, { userId }))) throw new AppError('forbidden')
  if (config.mode === 'production' && !(await hasSecondFactor(db, userId))) throw new AppError('second-factor-required')
}

/** Whether theirs is an address of the settings; in demonstration mode the demonstration account's too. */
export async function isOperator(
  { config: { adminEmails, mode }, db }: Pick<Deps, 'config' | 'db'>,
  { userId }: Pick<Actor, 'userId'>,
): Promise<boolean> {
  const { email } = await findSalon(db, userId)
  return adminEmails.includes(email) || (mode === 'demonstration' && email === DEMONSTRATION_LOGIN.email)
}
