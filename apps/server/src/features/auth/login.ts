import type { loginBody } from '@riflesso/contract'
import type { z } from 'zod'
import { countFailedSignIn, recordAct, salonOf } from '#features/audit'
import { countAttempt, enforceLimit, forgetAttempts, wasCounted } from '#platform/attempt-limits'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import { hasSecondFactor, type NewSession, startSession } from '#platform/sessions/session-store'
import { KNOWN_NETWORK, LOGIN_PER_ADDRESS, LOGIN_PER_NETWORK, LOGIN_PER_VISITOR, visitorOf } from './limits.ts'
import { findUserByEmail, listRegistrations, lockWithPassword, type UserRow } from './repository.ts'
import { openTicket } from './second-factor/repository.ts'

/**
 * Signs in with email and password. A user with a second factor gets a ticket for the second step instead, in the details of
 * 'second-step-needed'. An unknown address takes the same time and gets the same answer as a wrong password.
 */
export async function login(
  deps: Deps,
  { email, password, rememberMe }: z.output<typeof loginBody>,
  network: string,
  device: string | null,
): Promise<{ readonly user: UserRow; readonly session: NewSession }> {
  const { db, clock, passwords } = deps
  const now = clock()
  const visitor = visitorOf(email, network)
  await enforceLimit(deps, LOGIN_PER_NETWORK, network, now)
  await enforceLimit(deps, LOGIN_PER_VISITOR, visitor, now)
  if (!(await wasCounted(deps, KNOWN_NETWORK, visitor, now))) await enforceLimit(deps, LOGIN_PER_ADDRESS, email, now)

  const user = await findUserByEmail(db, email)
  const matches = await passwords.matches(user?.password ?? null, password)
  if (!user || !matches) {
    noteFailedSignIn(deps, email, user, network)
    throw new AppError('invalid-credentials')
  }
  await forgetAttempts(deps, LOGIN_PER_VISITOR, visitor)
  if (user.suspendedAt) throw new AppError('account-suspended')
  if (!user.isEmailVerified) throw new AppError('email-not-verified', await waitingRegistration(db, user))

  const opened = await db.transaction(async (tx) => {
    // A change of the password since then has ended every session: none may start with the old password.
    if (!(await lockWithPassword(tx, user.id, user.password))) throw new AppError('invalid-credentials')
    if (await hasSecondFactor(tx, user.id)) return { ticket: await openTicket(tx, user.id, rememberMe ?? false, now) }
    await countAttempt({ ...deps, db: tx }, KNOWN_NETWORK, visitor, now)
    await recordAct(tx, salonOf(user), 'signed-in', now)
    return { session: await startSession(tx, user.id, rememberMe ?? false, now, device) }
  })
  if (opened.session === undefined) throw new AppError('second-step-needed', { ticket: opened.ticket })
  return { user, session: opened.session }
}

/** The registration whose password was given. */
async function waitingRegistration(db: Db, user: UserRow): Promise<{ readonly registrationToken?: string }> {
  const own = (await listRegistrations(db, user.id)).find(({ data }) => data?.password === user.password)
  return own ? { registrationToken: own.id } : {}
}

/**
 * Logs a failed sign-in for the detection of attacks, and counts it for the owner of the salon. The log has no address, only
 * a keyed hash; the same account has the same hash.
 */
export function noteFailedSignIn(
  { db, clock, background, keyedHash, log }: Deps,
  email: string,
  user: UserRow | null,
  network: string,
): void {
  log.warn({ network, account: keyedHash(email, 'account in the log').slice(0, 16) }, 'sign-in failed')
  // After the answer, so that its duration does not reveal whether the address exists.
  if (user?.isEmailVerified) background.run(() => countFailedSignIn(db, salonOf(user), clock()))
}
