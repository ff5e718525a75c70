import type { resendVerificationBody } from '@riflesso/contract'
import type { z } from 'zod'
import { enforceLimit, forgetAttempts, type Subject } from '#platform/attempt-limits'
import { MINUTE_MS } from '#platform/clock'
import type { Config } from '#platform/config'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { newId } from '#platform/ids'
import { renderMail } from '#platform/mail/layout'
import type { Mail } from '#platform/mail/mail'
import { queueMail } from '#platform/mail/queue'
import { sha256 } from '#platform/sessions/tokens'
import { newCode } from '../codes.ts'
import * as limits from '../limits.ts'
import * as repository from '../repository.ts'
import { greeting } from '../security-mails.ts'

/** The mail with the code that verifies an address. */
const verificationMail = (config: Config, to: string, firstName: string, code: string): Mail =>
  renderMail(config, {
    to,
    subject: `${code} è il tuo codice di verifica Riflesso`,
    title: 'Verifica la tua email',
    opening: [
      greeting(firstName),
      'grazie per aver scelto Riflesso. Per attivare il tuo account inserisci questo codice nella pagina di verifica:',
    ],
    code,
    closing: [
      `Il codice è valido per ${limits.CODE_TTL_MS / MINUTE_MS} minuti.`,
      'Se la registrazione non è tua, ignora questo messaggio: senza il codice nessuno può usare il tuo indirizzo.',
    ],
  })

/** Creates a new code for a registration and queues its mail. Only its hash is stored. Returns the id of the mail. */
export async function sendVerificationCode(
  tx: Db,
  { config }: Deps,
  user: Pick<repository.UserRow, 'id' | 'email' | 'firstName'>,
  registration: repository.Registration,
  now: Date,
): Promise<string> {
  const code = newCode()
  const expiresAt = new Date(now.getTime() + limits.CODE_TTL_MS)
  await repository.insertVerification(tx, {
    id: newId(),
    userId: user.id,
    code: sha256(code),
    registrationId: registration.id,
    registration: registration.data,
    expiresAt,
    createdAt: now,
  })
  const firstName = registration.data?.firstName ?? user.firstName
  return queueMail(tx, user.id, verificationMail(config, user.email, firstName, code), now, expiresAt)
}

/**
 * The registration of a call: the one it names, or the only one there is. Null when it names none of several:
 * a code must never confirm the password of a stranger who registered the same address.
 */
export const registrationMeant = (registrations: readonly repository.Registration[], token: string | undefined) => {
  if (token !== undefined) return registrations.find(({ id }) => id === token) ?? null
  return registrations.length === 1 ? (registrations[0] ?? null) : null
}

/** The holder of the token, or any caller. Each has separate attempts. */
export const attemptsOf = (email: string, token = ''): Subject => [email, token]

const MESSAGE = 'Se l’indirizzo è registrato e da verificare, riceverai un nuovo codice via email.'

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
  const visitor = limits.visitorOf(email, network)
  await enforceLimit(deps, limits.RESENDS_PER_NETWORK, network, now)
  await enforceLimit(deps, limits.RESEND_PAUSE, visitor, now)
  await enforceLimit(deps, limits.CODES_PER_VISITOR, visitor, now)
  await enforceLimit(deps, limits.CODES_PER_ADDRESS, email, now)
  await forgetAttempts(deps, limits.CODE_TRIES, attemptsOf(email, registrationToken))
  deps.background.run(() => sendNewCode(deps, email, registrationToken, now))
  return { message: MESSAGE }
}

async function sendNewCode(deps: Deps, email: string, registrationToken: string | undefined, now: Date): Promise<void> {
  const user = await repository.findUserByEmail(deps.db, email)
  if (!user || user.isEmailVerified) return
  const registration = registrationMeant(await repository.listRegistrations(deps.db, user.id), registrationToken)
  if (!registration) return
  const mailId = await deps.db.transaction((tx) => sendVerificationCode(tx, deps, user, registration, now))
  await deps.mailSender.sendNow(mailId)
}
