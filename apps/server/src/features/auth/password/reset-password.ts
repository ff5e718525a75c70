import { randomUUID } from 'node:crypto'
import type { confirmResetPasswordBody, resetPasswordBody } from '@riflesso/contract'
import type { z } from 'zod'
import { countAttempt, enforceLimit, forgetAttempts, wasCounted } from '#platform/attempt-limits'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import { newId } from '#platform/ids'
import { queueMail } from '#platform/mail/queue'
import { refuseWeakPassword } from '#platform/passwords'
import { sha256 } from '#platform/sessions/tokens'
import { newCode } from '../codes.ts'
import * as limits from '../limits.ts'
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
export async function resetPassword(deps: Deps, { email }: z.output<typeof resetPasswordBody>, network: string) {
  const now = deps.clock()
  const visitor = limits.visitorOf(email, network)
  await enforceLimit(deps, limits.RESETS_PER_NETWORK, network, now)
  await enforceLimit(deps, limits.RESET_PAUSE, visitor, now)
  await enforceLimit(deps, limits.CODES_PER_VISITOR, visitor, now)
  // Where the owner has signed in before, a stranger's requests do not block.
  if (!(await wasCounted(deps, limits.KNOWN_NETWORK, visitor, now)))
    await enforceLimit(deps, limits.CODES_PER_ADDRESS, email, now)
  await forgetAttempts(deps, limits.RESET_TRIES, attemptsOf(email))
  const requestToken = randomUUID()
  deps.background.run(() => sendCode(deps, email, requestToken, now))
  return { message: RESET_SENT, requestToken }
}

async function sendCode(deps: Deps, email: string, requestId: string, now: Date): Promise<void> {
  const user = await findUserByEmail(deps.db, email)
  // An unverified address proves nothing about its account: its owner registers again.
  if (!user?.isEmailVerified) return
  const code = newCode()
  const expiresAt = new Date(now.getTime() + limits.CODE_TTL_MS)
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
  await enforceLimit(deps, limits.CODE_TRIES_PER_NETWORK, network, now)
  // Before an attempt is used: the code stays valid for a better password.
  refuseWeakPassword('newPassword', newPassword, [email])
  const { count } = await countAttempt(deps, limits.RESET_TRIES, attemptsOf(email, requestToken), now)
  if (count > limits.RESET_TRIES.max) throw new AppError('code-exhausted')

  const hash = sha256(resetCode)
  const good = await takeResetTry(db, email, requestToken, limits.RESET_TRIES.max, now)
  const reset = good.find(({ code }) => code === hash)
  if (!reset) {
    // Only a caller with the right code learns that it was right.
    if (await hasReset(db, email, requestToken, hash)) throw new AppError('code-expired')
    throw new AppError(count < limits.RESET_TRIES.max ? 'code-invalid' : 'code-exhausted')
  }

  const passwordHash = await deps.passwords.hash(newPassword)
  const mailId = await db.transaction(async (tx) => {
    if (!(await useReset(tx, reset.id))) throw new AppError('code-invalid')
    // A user who can read the mailbox is not guessing.
    await forgetAttempts({ ...deps, db: tx }, limits.LOGIN_PER_VISITOR, limits.visitorOf(email, network))
    await countAttempt({ ...deps, db: tx }, limits.KNOWN_NETWORK, limits.visitorOf(email, network), now)
    return setPassword(tx, deps, reset.userId, passwordHash, null, now)
  })
  deps.background.run(() => deps.mailSender.sendNow(mailId))
  return { message: PASSWORD_CHANGED }
}
