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
import { CODE_TTL_MS } from '../limits.ts'
import { greeting } from '../mail-words.ts'
import { insertVerification, type Registration, type UserRow } from '../repository.ts'

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
      `Il codice è valido per ${CODE_TTL_MS / MINUTE_MS} minuti.`,
      'Se la registrazione non è tua, ignora questo messaggio: senza il codice nessuno può usare il tuo indirizzo.',
    ],
  })

/**
 * Creates a new code for a registration and queues its mail. Only its hash is stored. Returns the id of the
 * mail.
 */
export async function sendVerificationCode(
  tx: Db,
  { config }: Pick<Deps, 'config'>,
  user: Pick<UserRow, 'id' | 'email' | 'firstName'>,
  registration: Registration,
  now: Date,
): Promise<string> {
  const code = newCode()
  const expiresAt = new Date(now.getTime() + CODE_TTL_MS)
  await insertVerification(tx, {
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
