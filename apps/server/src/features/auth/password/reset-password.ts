import { randomUUID } from 'node:crypto'
import type { confirmResetPasswordBody, resetPassword as operation, resetPasswordBody } from '@riflesso/contract'
import type { z } from 'zod'
import { countAttempt, enforceLimit, forgetAttempts, wasCounted } from '#platform/attempt-limits'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import { newId } from '#platform/ids'
import { queueMail } from '#platform/mail/queue'
import { refuseWeakPassword } from '#platform/passwords'
import { sha256 } from '#platform/sessions/tokens'
import { newCode } from '../codes.ts'
import {
  CODE_TRIES_PER_NETWORK,
  CODE_TTL_MS,
  CODES_PER_ADDRESS,
  CODES_PER_VISITOR,
  KNOWN_NETWORK,
  LOGIN_PER_VISITOR,
  RESET_PAUSE,
  RESET_TRIES,
  RESETS_PER_NETWORK,
  visitorOf,
} from '../limits.ts'
import { attemptsOf } from '../registration/verification-code.ts'
import { findUserByEmail } from '../repository.ts'
import { resetMail } from '../security-mails.ts'
import { setPassword } from './change-password.ts'
import { hasReset, insertReset, takeResetTry, useReset } from './password-reset-repository.ts'

const RESET_SENT = "Se l'email esiste, riceverai le istruzioni per il reset della password"

/**
 * Sends a password reset code. The answer is given before any lookup, so that neither its text nor its
 * duration reveals whether the address exists.
 */
export async function resetPassword(
  deps: Deps,
  { email }: z.output<typeof resetPasswordBody>,
  network: string,
): Promise<z.output<(typeof operation)['response']>> {
  const now = deps.clock()
  const visitor = visitorOf(email, network)
  await enforceLimit(deps, RESETS_PER_NETWORK, network, now)
  await enforceLimit(deps, RESET_PAUSE, visitor, now)
  await enforceLimit(deps, CODES_PER_VISITOR, visitor, now)
  // Where the owner has signed in before, a stranger's requests do not block.
  if (!(await wasCounted(deps, KNOWN_NETWORK, visitor, now))) await enforceLimit(deps, CODES_PER_ADDRESS, email, now)
  await forgetAttempts(deps, RESET_TRIES, attemptsOf(email))
  const requestToken = randomUUID()
  deps.background.run(() => sendCode(deps, email, requestToken, now))
  return { message: RESET_SENT, requestToken }
}

async function sendCode(deps: Deps, email: string, requestId: string, now: Date): Promise<void> {
  const user = await findUserByEmail(deps.db, email)
  // An unverified address proves nothing about its account: its owner registers again.
  if (!user?.isEmailVerified) return
  const code = newCode()
  const expiresAt = new Date(now.getTime() + CODE_TTL_MS)
  const mailId = await deps.db.transaction(async (tx) => {
    await insertReset(tx, { id: newId(), userId: user.id, code: sha256(code), requestId, expiresAt, createdAt: now })
    return queueMail(tx, user.id, resetMail(deps.config, user, code), now, expiresAt)
  })
  await deps.mailSender.sendNow(mailId)
}

const PASSWORD_CHANGED = 'La password è stata aggiornata. Accedi con quella nuova.'

/** Sets a new password with the mailed code, and ends every session of the user. */
export async function confirmReset(
  deps: Deps,
  { email, resetCode, newPassword, requestToken }: z.output<typeof confirmResetPasswordBody>,
  network: string,
): Promise<{ message: string }> {
  const { db } = deps
  const now = deps.clock()
  await enforceLimit(deps, CODE_TRIES_PER_NETWORK, network, now)
  // Before an attempt is used: the code stays valid for a better password.
  refuseWeakPassword('newPassword', newPassword, [email])
  const { count } = await countAttempt(deps, RESET_TRIES, attemptsOf(email, requestToken), now)
  if (count > RESET_TRIES.max) throw new AppError('code-exhausted')

  const hash = sha256(resetCode)
  const good = await takeResetTry(db, email, requestToken, RESET_TRIES.max, now)
  const reset = good.find(({ code }) => code === hash)
  if (!reset) {
    // Only a caller with the right code learns that it was right.
    if (await hasReset(db, email, requestToken, hash)) throw new AppError('code-expired')
    throw new AppError(count < RESET_TRIES.max ? 'code-invalid' : 'code-exhausted')
  }

  const passwordHash = await deps.passwords.hash(newPassword)
  const mailId = await db.transaction(async (tx) => {
    if (!(await useReset(tx, reset.id))) throw new AppError('code-invalid')
    // A user who can read the mailbox is not guessing.
    await forgetAttempts({ ...deps, db: tx }, LOGIN_PER_VISITOR, visitorOf(email, network))
    await countAttempt({ ...deps, db: tx }, KNOWN_NETWORK, visitorOf(email, network), now)
    return setPassword(tx, deps, reset.userId, passwordHash, null, now)
  })
  deps.background.run(() => deps.mailSender.sendNow(mailId))
  return { message: PASSWORD_CHANGED }
}
