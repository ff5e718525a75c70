import type { confirmResetPasswordBody } from '@riflesso/contract'
import type { z } from 'zod'
import { countAttempt, enforceLimit, forgetAttempts } from '#platform/attempt-limits'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import { refuseWeakPassword } from '#platform/passwords/weak-passwords'
import { sha256 } from '#platform/sessions/tokens'
import { CODE_TRIES_PER_NETWORK, KNOWN_NETWORK, LOGIN_PER_VISITOR, RESET_TRIES, visitorOf } from '../limits.ts'
import { trierOf } from '../registration/registrations.ts'
import { hasReset, takeResetTry, useReset } from './password-reset-repository.ts'
import { setPassword } from './set-password.ts'

const MESSAGE = 'La password è stata aggiornata. Acceda con quella nuova.'

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
  const { count } = await countAttempt(deps, RESET_TRIES, trierOf(email, requestToken), now)
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
  return { message: MESSAGE }
}
