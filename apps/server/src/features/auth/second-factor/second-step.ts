import { type secondStepBody, TOTP_DIGITS } from '@riflesso/contract'
import type { z } from 'zod'
import { recordAct, salonOf } from '#features/audit'
import { countAttempt, enforceLimit, forgetAttempts, wasCounted } from '#platform/attempt-limits'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { AppError, required } from '#platform/errors'
import { type NewSession, startSession } from '#platform/sessions/session-store'
import * as limits from '../limits.ts'
import { noteFailedSignIn } from '../login.ts'
import { lockWithPassword, type UserRow } from '../repository.ts'
import { findSecondFactor, findTicket, takeRecoveryCode, takeStep, takeTicket } from './repository.ts'
import { hashRecoveryCode, openSecret, stepOf } from './totp.ts'

/**
 * Completes a sign-in that waits for its second step.
 *
 * @throws AppError 'sign-in-expired', 'code-invalid', 'account-suspended', 'too-many-attempts'
 */
export async function secondStep(
  deps: Deps,
  { ticket: token, code }: z.output<typeof secondStepBody>,
  network: string,
  device: string | null,
): Promise<{ readonly user: UserRow; readonly session: NewSession }> {
  const { db } = deps
  const now = deps.clock()
  await enforceLimit(deps, limits.CODE_TRIES_PER_NETWORK, network, now)
  const ticket = required(await findTicket(db, token, now), 'sign-in-expired')
  const { user } = ticket
  const known = limits.visitorOf(user.email, network)
  const visitor = limits.visitorOf(user.id, network)
  await enforceLimit(deps, limits.SECOND_STEP_PER_VISITOR, visitor, now)
  if (!(await wasCounted(deps, limits.KNOWN_NETWORK, known, now)))
    await enforceLimit(deps, limits.SECOND_STEP_PER_PERSON, user.id, now)
  if (user.suspendedAt) throw new AppError('account-suspended')

  const session = await db.transaction(async (tx) => {
    // As in the first step: a change of the password since then has ended this sign-in.
    if (!(await lockWithPassword(tx, user.id, user.password))) throw new AppError('sign-in-expired')
    const used = await takeCode(tx, deps, user.id, code, now)
    if (used === null) return null
    if (!(await takeTicket(tx, ticket.id))) throw new AppError('sign-in-expired')
    await recordAct(tx, salonOf(user), used === 'app' ? 'signed-in' : 'recovery-code-used', now)
    await forgetAttempts({ ...deps, db: tx }, limits.SECOND_STEP_PER_VISITOR, visitor)
    await countAttempt({ ...deps, db: tx }, limits.KNOWN_NETWORK, known, now)
    return startSession(tx, user.id, ticket.remember, now, device)
  })
  if (session === null) {
    noteFailedSignIn(deps, user.email, user, network)
    throw new AppError('code-invalid')
  }
  return { user, session }
}

/** Uses a code and returns its kind; null when it is wrong or used. */
async function takeCode(tx: Db, deps: Deps, userId: string, code: string, now: Date) {
  if (code.length !== TOTP_DIGITS)
    return (await takeRecoveryCode(tx, userId, hashRecoveryCode(deps, userId, code))) ? 'recovery' : null
  const factor = await findSecondFactor(tx, userId)
  const step = factor ? stepOf(openSecret(deps, userId, factor.secret), code, now) : null
  return step !== null && (await takeStep(tx, userId, step)) ? 'app' : null
}
