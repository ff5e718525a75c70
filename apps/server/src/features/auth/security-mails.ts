import { MINUTE_MS } from '#platform/clock'
import type { Config } from '#platform/config'
import { renderMail } from '#platform/mail/layout'
import type { Mail } from '#platform/mail/mail'
import { CODE_TTL_MS } from './limits.ts'

/** Salutation of a mail. A stranger may have typed the name: only plausible names are used. */
export const greeting = (firstName: string): string =>
  /^[\p{L}\p{M}' -]{1,40}$/u.test(firstName) ? `Ciao ${capitalised(firstName)},` : 'Ciao,'

/** Capitalises each word; a word with inner capitals, 'McKenna', is kept. */
const capitalised = (name: string): string =>
  name.replace(/[\p{L}\p{M}]+/gu, (word) => {
    const lower = word.toLowerCase()
    const isPlain = word === lower || word === word.toUpperCase()
    return isPlain ? lower.charAt(0).toUpperCase() + lower.slice(1) : word
  })

type Recipient = { readonly email: string; readonly firstName: string }

const VALID = `Il codice è valido per ${CODE_TTL_MS / MINUTE_MS} minuti.`

/** The password reset mail with its code. */
export const resetMail = (config: Config, { email, firstName }: Recipient, code: string): Mail =>
  renderMail(config, {
    to: email,
    subject: `${code} è il tuo codice per la nuova password Riflesso`,
    title: 'Reimposta la tua password',
    opening: [
      greeting(firstName),
      'per scegliere una nuova password inserisci questo codice nella pagina di Riflesso:',
    ],
    code,
    closing: [
      `${VALID} Se hai chiuso la pagina riaprila da qui: ${config.publicUrl}/auth?reset=code`,
      'Se non l’hai chiesto tu, ignora questo messaggio: senza il codice la password resta quella di prima.',
    ],
  })

/** Notifies the owner of an account that its password has changed. */
export const passwordChangedMail = (config: Config, { email, firstName }: Recipient): Mail =>
  renderMail(config, {
    to: email,
    subject: 'La tua password Riflesso è cambiata',
    title: 'La tua password è cambiata',
    opening: [
      greeting(firstName),
      'la password del tuo account è stata appena cambiata e gli altri accessi sono stati chiusi.',
    ],
    closing: [
      `Se non l’hai cambiata tu, scegline subito una nuova con «Password dimenticata?»: ${config.publicUrl}/auth`,
    ],
  })

/** Notifies the owner of an account that the second step was turned on or off. */
export const secondFactorMail = (config: Config, { email, firstName }: Recipient, on: boolean): Mail =>
  renderMail(config, {
    to: email,
    subject: on ? 'Accesso in due passaggi attivato' : 'Accesso in due passaggi disattivato',
    title: on ? 'Accesso in due passaggi attivato' : 'Accesso in due passaggi disattivato',
    opening: [
      greeting(firstName),
      on
        ? 'da ora per accedere a Riflesso serve anche il codice dell’app di autenticazione. Gli altri accessi sono stati chiusi.'
        : 'da ora per accedere a Riflesso basta di nuovo la password.',
    ],
    closing: [
      `Se la scelta non è tua, cambia subito la password con «Password dimenticata?»: ${config.publicUrl}/auth`,
    ],
  })

/** The mail with the code that confirms a new address. */
export const newAddressMail = (config: Config, { email, firstName }: Recipient, code: string): Mail =>
  renderMail(config, {
    to: email,
    subject: `${code} conferma il tuo nuovo indirizzo Riflesso`,
    title: 'Conferma il nuovo indirizzo',
    opening: [greeting(firstName), 'per usare questo indirizzo con Riflesso inserisci questo codice nel tuo profilo:'],
    code,
    closing: [VALID, 'Se non l’hai chiesto tu, ignora questo messaggio: non cambia nulla.'],
  })

/** Sent instead of a code to the owner of an account whose address was registered again. */
export const accountExistsMail = (config: Config, { email, firstName }: Recipient): Mail =>
  renderMail(config, {
    to: email,
    subject: 'Questo indirizzo ha già un account Riflesso',
    title: 'L’account esiste già',
    opening: [
      greeting(firstName),
      'qualcuno ha appena compilato la registrazione a Riflesso con questo indirizzo, che ha già un account. Non è cambiato nulla.',
    ],
    link: { label: 'Accedi a Riflesso', address: `${config.publicUrl}/auth` },
    closing: [
      'Password dimenticata? Dalla stessa pagina se ne sceglie una nuova. A chi non ha chiesto nulla basta ignorare questo messaggio.',
    ],
  })

/** Sent instead of the code when another account has the address. */
export const addressInUseMail = (config: Config, to: string): Mail =>
  renderMail(config, {
    to,
    subject: 'Questo indirizzo ha già un account Riflesso',
    title: 'Questo indirizzo è già in uso',
    opening: [
      'Ciao,',
      'qualcuno ha chiesto di usare questo indirizzo per un altro account Riflesso. Non è possibile, perché un account con questo indirizzo esiste già.',
    ],
    closing: [
      `Se hai dimenticato la password reimpostala qui: ${config.publicUrl}/auth. Altrimenti non occorre fare nulla.`,
    ],
  })

/** Notifies the old address of a change of address, with the link that undoes it. */
export const addressChangedMail = (config: Config, { email, firstName }: Recipient, newEmail: string, token: string) =>
  renderMail(config, {
    to: email,
    subject: 'L’indirizzo del tuo account Riflesso è cambiato',
    title: 'Il tuo indirizzo è cambiato',
    opening: [
      greeting(firstName),
      `da ora l’account usa l’indirizzo ${newEmail}. A questo non arriveranno altri messaggi.`,
      'Il cambio è voluto? Allora non occorre fare nulla. Altrimenti il pulsante qui sotto, valido 72 ore, rimette questo indirizzo e chiude tutti gli accessi; poi si sceglie una nuova password.',
    ],
    link: { label: 'Rimetti questo indirizzo', address: `${config.publicUrl}/ripristino#${token}` },
    closing: config.legal ? [`Per qualsiasi dubbio: ${config.legal.contact}.`] : [],
  })
