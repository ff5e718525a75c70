import type { resendVerificationBody } from '@riflesso/contract'
import type { z } from 'zod'
import { enforceLimit, forgetAttempts } from '#platform/attempt-limits'
import type { Deps } from '#platform/deps'
import {
  CODE_TRIES,
  CODES_PER_ADDRESS,
  CODES_PER_VISITOR,
  RESEND_PAUSE,
  RESENDS_PER_NETWORK,
  visitorOf,
} from '../limits.ts'
import { findUserByEmail, listRegistrations } from '../repository.ts'
import { registrationMeant, trierOf } from './registrations.ts'
import { sendVerificationCode } from './verification-code.ts'

const MESSAGE = 'Se l’indirizzo è registrato e da verificare, riceverà un nuovo codice via email.'

/**
 * Sends a new code for a pending registration. The answer is given before any lookup, so that
 * neither its text nor its duration reveals whether the address exists.
 */
export async function resendVerification(
  deps: Deps,
  { email, registrationToken }: z.output<typeof resendVerificationBody>,
  network: string,
): Promise<{ message: string }> {
  const now = deps.clock()
  const visitor = visitorOf(email, network)
  await enforceLimit(deps, RESENDS_PER_NETWORK, network, now)
  await enforceLimit(deps, RESEND_PAUSE, visitor, now)
  await enforceLimit(deps, CODES_PER_VISITOR, visitor, now)
  await enforceLimit(deps, CODES_PER_ADDRESS, email, now)
  await forgetAttempts(deps, CODE_TRIES, trierOf(email, registrationToken))
  deps.background.run(() => sendNewCode(deps, email, registrationToken, now))
  return { message: MESSAGE }
}

async function sendNewCode(deps: Deps, email: string, registrationToken: string | undefined, now: Date): Promise<void> {
  const user = await findUserByEmail(deps.db, email)
  if (!user || user.isEmailVerified) return
  const registration = registrationMeant(await listRegistrations(deps.db, user.id), registrationToken)
  if (!registration) return
  const mailId = await deps.db.transaction((tx) => sendVerificationCode(tx, deps, user, registration, now))
  await deps.mailSender.sendNow(mailId)
}
