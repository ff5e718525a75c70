import { randomUUID } from 'node:crypto'
import type { registerBody } from '@riflesso/contract'
import type { z } from 'zod'
import { enforceLimit, forgetAttempts } from '#platform/attempt-limits'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { newId } from '#platform/ids'
import { queueNotice } from '#platform/mail/queue'
import { refuseWeakPassword } from '#platform/passwords'
import { CODE_TRIES, CODES_PER_ADDRESS, CODES_PER_VISITOR, REGISTRATIONS_PER_NETWORK, visitorOf } from '../limits.ts'
import { findUserByEmail, insertUser, type PendingRegistration, type UserRow } from '../repository.ts'
import { accountExistsMail } from '../security-mails.ts'
import { attemptsOf, sendVerificationCode } from './verification-code.ts'

const SENT = 'Registrazione completata. Ti abbiamo inviato un codice di verifica via email.'
const NOT_SENT =
  'Registrazione completata, ma l’email con il codice non è ancora partita: riproviamo noi. Se tra qualche minuto non è arrivata richiedi un nuovo codice.'

/**
 * Creates a salon owner's account and sends the code that verifies its address. The token in the answer ties that code
 * to this registration: anybody can register an address, and each registration sends its owner a code.
 *
 * The answer never reveals whether the address has an account: its owner then gets a mail about it, and no code is valid.
 */
export async function register(deps: Deps, input: z.output<typeof registerBody>, network: string) {
  const now = deps.clock()
  await enforceLimit(deps, REGISTRATIONS_PER_NETWORK, network, now)
  await enforceLimit(deps, CODES_PER_VISITOR, visitorOf(input.email, network), now)
  await enforceLimit(deps, CODES_PER_ADDRESS, input.email, now)
  const { firstName, lastName, companyName } = input
  refuseWeakPassword('password', input.password, [input.email, firstName, lastName, companyName])
  const registration: PendingRegistration = {
    password: await deps.passwords.hash(input.password),
    firstName,
    lastName,
    companyName,
    phoneNumber: input.phoneNumber,
    ...(input.acceptedTerms ? { terms: { ...input.acceptedTerms, at: now.toISOString() } } : {}),
  }
  const registrationToken = randomUUID()
  const mailId = await deps.db.transaction(async (tx) => {
    const user = await findOrCreate(tx, input.email, registration, now)
    await forgetAttempts({ ...deps, db: tx }, CODE_TRIES, attemptsOf(input.email))
    if (user.isEmailVerified) {
      return queueNotice(tx, user.id, accountExistsMail(deps.config, user), now)
    }
    return sendVerificationCode(tx, deps, user, { id: registrationToken, data: registration }, now)
  })
  const emailSent = await deps.mailSender.sendNow(mailId)
  return { emailSent, message: emailSent ? SENT : NOT_SENT, registrationToken }
}

/**
 * An unverified account does not prove who made it. A second registration of its address leaves it unchanged: the
 * typed data are stored with its code, so that the reader of the mailbox gets their own account.
 */
async function findOrCreate(tx: Db, email: string, registration: PendingRegistration, now: Date): Promise<UserRow> {
  const { terms: _, ...person } = registration
  const user =
    (await insertUser(tx, { id: newId(), email, ...person, createdAt: now, updatedAt: now })) ??
    (await findUserByEmail(tx, email))
  if (!user) throw new Error('an address was taken and free at once')
  return user
}
