import { randomUUID } from 'node:crypto'
import type { resetPassword as operation, resetPasswordBody } from '@riflesso/contract'
import type { z } from 'zod'
import { enforceLimit, forgetAttempts, wasCounted } from '#platform/attempt-limits'
import type { Deps } from '#platform/deps'
import { newId } from '#platform/ids'
import { queueMail } from '#platform/mail/queue'
import { sha256 } from '#platform/sessions/tokens'
import { newCode } from '../codes.ts'
import {
  CODE_TTL_MS,
  CODES_PER_ADDRESS,
  CODES_PER_VISITOR,
  KNOWN_NETWORK,
  RESET_PAUSE,
  RESET_TRIES,
  RESETS_PER_NETWORK,
  visitorOf,
} from '../limits.ts'
import { trierOf } from '../registration/registrations.ts'
import { findUserByEmail } from '../repository.ts'
import { resetMail } from '../security-mails.ts'
import { insertReset } from './password-reset-repository.ts'

const MESSAGE = "Se l'email esiste, riceverai le istruzioni per il reset della password"

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
  await forgetAttempts(deps, RESET_TRIES, trierOf(email))
  const requestToken = randomUUID()
  deps.background.run(() => sendCode(deps, email, requestToken, now))
  return { message: MESSAGE, requestToken }
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
