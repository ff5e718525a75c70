import { enforceLimit, forgetAttempts } from '#platform/attempt-limits'
import type { Deps } from '#platform/deps'
import { CODE_TRIES, CODES_PER_ADDRESS, RESENDS_PER_NETWORK } from './limits.ts'
import { findLatestRegistration, findUserByEmail } from './repository.ts'
import { issueCode } from './verification-code.ts'
import { verificationMail } from './verification-mail.ts'

const MESSAGE = "Se l'indirizzo è registrato e da verificare, riceverà un nuovo codice via email."

/**
 * Sends a new code to an address that waits for verification. The answer is given before anything is looked up, so that
 * neither its words nor its duration tell whether the address exists.
 */
export async function resendVerification(deps: Deps, email: string, network: string): Promise<{ message: string }> {
  const now = deps.clock()
  await enforceLimit(deps.db, RESENDS_PER_NETWORK, network, now)
  await enforceLimit(deps.db, CODES_PER_ADDRESS, email, now)
  await forgetAttempts(deps.db, CODE_TRIES, email)
  deps.background.run(() => sendNewCode(deps, email, now))
  return { message: MESSAGE }
}

async function sendNewCode(deps: Deps, email: string, now: Date): Promise<void> {
  const user = await findUserByEmail(deps.db, email)
  if (!user || user.isEmailVerified) return
  const registration = await findLatestRegistration(deps.db, user.id)
  const code = await deps.db.transaction((tx) => issueCode(tx, user.id, registration, now))
  const firstName = registration?.firstName ?? user.firstName
  await deps.mailer.send(verificationMail(deps.config, email, firstName, code))
}
