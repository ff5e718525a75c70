import { MINUTE_MS } from '#platform/clock'
import type { Config } from '#platform/config'
import { renderMail } from '#platform/mail/layout'
import type { Mail } from '#platform/mail/mailer'
import { CODE_LIFE_MS } from './limits.ts'

/** The mail with the code that verifies an address. */
export const verificationMail = (config: Config, to: string, firstName: string, code: string): Mail =>
  renderMail(config, {
    to,
    subject: `${code} è il Suo codice di verifica Riflesso`,
    title: 'Verifichi la Sua email',
    opening: [
      greeting(firstName),
      'grazie per aver scelto Riflesso. Per attivare il Suo account inserisca questo codice nella pagina di verifica:',
    ],
    code,
    closing: [
      `Il codice è valido per ${CODE_LIFE_MS / MINUTE_MS} minuti.`,
      'Se non ha richiesto Lei la registrazione, ignori questo messaggio: senza il codice nessuno può usare il Suo indirizzo.',
    ],
  })

/** A stranger may have typed the name: only what can be nothing but a name goes into a mail. */
const greeting = (firstName: string): string =>
  /^[\p{L}\p{M}' -]{1,40}$/u.test(firstName) ? `Gentile ${capitalised(firstName)},` : 'Gentile professionista,'

/** Each word with a capital; one typed with capitals of its own, 'McKenna', stays as it is. */
const capitalised = (name: string): string =>
  name.replace(/[\p{L}\p{M}]+/gu, (word) => {
    const lower = word.toLowerCase()
    const isPlain = word === lower || word === word.toUpperCase()
    return isPlain ? lower.charAt(0).toUpperCase() + lower.slice(1) : word
  })
