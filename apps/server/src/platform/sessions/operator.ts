import { DEMONSTRATION_LOGIN } from '../demonstration-login.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { type Actor, findEmail, hasSecondFactor } from './session-store.ts'

type OperatorDeps = Pick<Deps, 'config' | 'db'>

/**
 * Only for the operator of this installation, who sees the payments of every salon; in production with a second factor.
 *
 * @throws AppError 'forbidden', 'second-factor-required'
 */
export async function requireOperator(deps: OperatorDeps, actor: Pick<Actor, 'userId'>): Promise<void> {
  if (!(await isOperator(deps, actor))) throw new AppError('forbidden')
  if (deps.config.mode === 'production' && !(await hasSecondFactor(deps.db, actor.userId)))
    throw new AppError('second-factor-required')
}

/** Whether the user's address is one of the settings; in demonstration mode also the demonstration account's. */
export async function isOperator(
  { config: { adminEmails, mode }, db }: OperatorDeps,
  { userId }: Pick<Actor, 'userId'>,
): Promise<boolean> {
  const email = await findEmail(db, userId)
  return adminEmails.includes(email) || (mode === 'demonstration' && email === DEMONSTRATION_LOGIN.email)
}
