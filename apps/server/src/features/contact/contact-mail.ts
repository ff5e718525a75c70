import type { Config } from '#platform/config'
import { renderMail } from '#platform/mail/layout'
import type { Mail } from '#platform/mail/mail'

type Message = { readonly name: string; readonly email: string; readonly message: string }

/** Recipient if there is no operator: the development mailbox. */
const DEMONSTRATION_OPERATOR = 'contatto@riflesso.localhost'

/** A visitor's message for the operator, with the address to answer. */
export const contactMail = (config: Config, { name, email, message }: Message): Mail =>
  renderMail(config, {
    to: config.legal?.contact ?? DEMONSTRATION_OPERATOR,
    subject: `Messaggio dalla pagina dei contatti: ${name}`,
    title: 'Un messaggio dalla pagina dei contatti',
    opening: [`Da ${name}, che attende risposta a ${email}:`, ...message.split(/\n+/)],
    code: null,
    closing: [],
  })
