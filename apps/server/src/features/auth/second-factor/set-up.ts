import { type confirmSecondFactor, RECOVERY_CODES } from '@riflesso/contract'
import type { z } from 'zod'
import { recordAct, salonOf } from '#features/audit'
import { enforceLimit } from '#platform/attempt-limits'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { AppError, required } from '#platform/errors'
import { queueNotice } from '#platform/mail/queue'
import { requireRecentPassword } from '#platform/sessions/require-recent-password'
import { type Actor, endSessionsOf, hasSecondFactor } from '#platform/sessions/session-store'
import { newRecoveryCode } from '../codes.ts'
import { SET_UP_CODES_PER_PERSON } from '../limits.ts'
import { findUser, type UserRow } from '../repository.ts'
import { secondFactorMail } from '../security-mails.ts'
import * as repository from './repository.ts'
import { hashRecoveryCode, newTotpSecret, openSecret, sealSecret, stepOf, totpUri } from './totp.ts'

type Person = Pick<Actor, 'userId' | 'sessionId'>
type RecoveryCodes = z.output<typeof confirmSecondFactor.response>

/** Whether a user signs in with a second step. */
export async function describeSecondFactor({ db }: Deps, { userId }: Actor) {
  const factor = await repository.findSecondFactor(db, userId)
  return {
    since: factor?.confirmedAt?.toISOString() ?? null,
    recoveryCodesLeft: await repository.countRecoveryCodes(db, userId),
  }
}

/**
 * Creates the secret of an authenticator app, which has no effect before it is confirmed.
 *
 * @throws AppError 'password-needed', 'second-factor-changed' when one is on already
 */
export async function startSetUp(deps: Deps, { userId, sessionId }: Person) {
  const now = deps.clock()
  await requireRecentPassword(deps.db, { sessionId }, now)
  const secret = newTotpSecret()
  const isKept = await repository.putWaitingSecret(deps.db, userId, sealSecret(deps, userId, secret), now)
  required(isKept, 'second-factor-changed')
  return { secret, uri: totpUri(secret, await personOf(deps.db, userId)) }
}

/**
 * Turns the second step on with the first code of the app, ends the other sessions and returns the recovery codes.
 *
 * @throws AppError 'code-invalid', 'second-factor-changed' when none waits, 'password-needed', 'too-many-attempts'
 */
export async function confirmSetUp(deps: Deps, { userId, sessionId }: Person, code: string): Promise<RecoveryCodes> {
  const { db, config } = deps
  const now = deps.clock()
  await requireRecentPassword(db, { sessionId }, now)
  await enforceLimit(deps, SET_UP_CODES_PER_PERSON, userId, now)
  const factor = await repository.findSecondFactor(db, userId)
  if (factor === null || factor.confirmedAt !== null) throw new AppError('second-factor-changed')
  const step = stepOf(openSecret(deps, userId, factor.secret), code, now)
  if (step === null) throw new AppError('code-invalid')
  const recoveryCodes = newRecoveryCodes()
  const mailId = await db.transaction(async (tx) => {
    if (!(await repository.confirmSecret(tx, userId, factor.secret, step, now)))
      throw new AppError('second-factor-changed')
    await keepRecoveryCodes(tx, deps, userId, recoveryCodes)
    await endSessionsOf(tx, userId, sessionId)
    const user = await personOf(tx, userId)
    await recordAct(tx, salonOf(user), 'second-factor-on', now)
    return queueNotice(tx, userId, secondFactorMail(config, user, true), now)
  })
  deps.background.run(() => deps.mailSender.sendNow(mailId))
  return { recoveryCodes }
}

/**
 * Creates new recovery codes.
 *
 * @throws AppError 'password-needed', 'second-factor-changed' when the second step is off
 */
export async function renewCodes(deps: Deps, { userId, sessionId }: Person): Promise<RecoveryCodes> {
  const now = deps.clock()
  await requireRecentPassword(deps.db, { sessionId }, now)
  const recoveryCodes = newRecoveryCodes()
  await deps.db.transaction(async (tx) => {
    if (!(await hasSecondFactor(tx, userId))) throw new AppError('second-factor-changed')
    await keepRecoveryCodes(tx, deps, userId, recoveryCodes)
    await recordAct(tx, salonOf(await personOf(tx, userId)), 'recovery-codes-renewed', now)
  })
  return { recoveryCodes }
}

/** Turns the second step off. @throws AppError 'password-needed' */
export async function turnOff(deps: Deps, { userId, sessionId }: Person): Promise<void> {
  const { db, config } = deps
  const now = deps.clock()
  await requireRecentPassword(db, { sessionId }, now)
  const mailId = await db.transaction(async (tx) => {
    if (!(await repository.removeSecondFactor(tx, userId))) return null
    const user = await personOf(tx, userId)
    await recordAct(tx, salonOf(user), 'second-factor-off', now)
    return queueNotice(tx, userId, secondFactorMail(config, user, false), now)
  })
  if (mailId !== null) deps.background.run(() => deps.mailSender.sendNow(mailId))
}

const newRecoveryCodes = (): string[] => {
  const codes = new Set<string>()
  while (codes.size < RECOVERY_CODES) codes.add(newRecoveryCode())
  return [...codes]
}

const keepRecoveryCodes = (tx: Db, deps: Deps, userId: string, codes: readonly string[]) =>
  repository.replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => hashRecoveryCode(deps, userId, code)),
  )

async function personOf(db: Db, userId: string): Promise<UserRow> {
  const user = await findUser(db, userId)
  if (!user) throw new Error('the user of a session does not exist')
  return user
}
