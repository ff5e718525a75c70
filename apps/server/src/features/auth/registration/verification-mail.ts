import { MINUTE_MS } from '#platform/clock'
import type { Config } from '#platform/config'
import { renderMail } from '#platform/mail/layout'
import type { Mail } from '#platform/mail/mail'
import { CODE_TTL_MS } from '../limits.ts'
import { greeting } from '../mail-words.ts'

/** The mail with the code that verifies an address. */
export const verificationMail = (config: Config, to: string, firstName: string, code: string): Mail =>
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
