import type { CurrentUser } from '@riflesso/contract'
import { hasAcceptedTerms } from '#features/terms'
import type { Deps } from '#platform/deps'
import type { Actor } from '#platform/sessions/session-store'
import { presentUser } from './presenter.ts'
import { findUser, type UserRow } from './repository.ts'

export type { UserRow }

/** The person a session belongs to. */
export async function currentUser(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Pick<Actor, 'userId'>,
): Promise<CurrentUser> {
  const user = await findUser(deps.db, actor.userId)
  if (!user) throw new Error('the user of a session does not exist')
  return presentWithSalon(deps, user)
}

/** A user with the plan and counts of the salon. */
export async function presentWithSalon({ db, clock }: Pick<Deps, 'db' | 'clock'>, user: UserRow): Promise<CurrentUser> {
  const salon = user.parentId === null ? user : await findUser(db, user.parentId)
  return presentUser(user, salon ?? user, await hasAcceptedTerms(db, user), clock())
}
