import type { CurrentUser } from '@riflesso/contract'
import { currentMonth, listTools } from '#features/account'
import { hasAcceptedTerms } from '#features/terms'
import type { Deps } from '#platform/deps'
import { type Actor, listSessions } from '#platform/sessions/session-store'
import { findUser, type UserRow } from './repository.ts'

/** The signed-in user; plan and counts are those of the salon, which for a master is the same row. */
function presentUser(user: UserRow, salon: UserRow, now: Date): Omit<CurrentUser, 'mustAcceptTerms' | 'tools'> {
  return {
    id: user.id,
    salonId: salon.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    companyName: user.companyName,
    phoneNumber: user.phoneNumber,
    role: user.role,
    isEmailVerified: user.isEmailVerified,
    currentPlan: salon.currentPlan,
    subscriptionStatus: salon.subscriptionStatus,
    trialAnalysesUsed: salon.trialAnalysesUsed,
    monthlyAnalysesUsed: currentMonth(salon, now).used,
    subscriptionStartDate: salon.subscriptionStartDate?.toISOString() ?? null,
    subscriptionEndDate: salon.subscriptionEndDate?.toISOString() ?? null,
  }
}

export type { UserRow }

/** The person a session belongs to. */
export async function currentUser(deps: Deps, actor: Pick<Actor, 'userId'>) {
  const user = await findUser(deps.db, actor.userId)
  if (!user) throw new Error('the user of a session does not exist')
  return presentWithSalon(deps, user)
}

/** A user with the plan and counts of the salon. */
export async function presentWithSalon({ db, clock }: Deps, user: UserRow): Promise<CurrentUser> {
  const salon = (user.parentId === null ? null : await findUser(db, user.parentId)) ?? user
  const [accepted, tools] = await Promise.all([hasAcceptedTerms(db, user), listTools(db, salon.id)])
  return { ...presentUser(user, salon, clock()), mustAcceptTerms: !accepted, tools }
}

/** The sessions of a user, and which of them is the caller's. */
export async function readOpenSessions({ db, clock }: Deps, { userId, sessionId }: Actor) {
  const rows = await listSessions(db, userId, clock())
  return rows.map(({ id, device, createdAt, lastSeenAt }) => ({
    id,
    device,
    since: createdAt.toISOString(),
    lastUsed: lastSeenAt.toISOString(),
    isThis: id === sessionId,
  }))
}
