import type { contactBody } from '@riflesso/contract'
import type { z } from 'zod'
import { enforceLimit, type Limit } from '#platform/attempt-limits'
import { DAY_MS, HOUR_MS } from '#platform/clock'
import type { Config } from '#platform/config'
import type { Deps } from '#platform/deps'
import { renderMail } from '#platform/mail/layout'
import type { Mail } from '#platform/mail/mail'
import { queueMail } from '#platform/mail/queue'

type Message = { readonly name: string; readonly email: string; readonly message: string }

/** Recipient if there is no operator: the development mailbox. */
const DEMONSTRATION_OPERATOR = 'contatto@riflesso.localhost'

/** A visitor's message for the operator, with the address to answer. */
const contactMail = (config: Config, { name, email, message }: Message): Mail =>
  renderMail(config, {
    to: config.legal?.contact ?? DEMONSTRATION_OPERATOR,
    subject: `Messaggio dalla pagina dei contatti: ${name}`,
    title: 'Un messaggio dalla pagina dei contatti',
    opening: [`Da ${name}, che attende risposta a ${email}:`, ...message.split(/\n+/)],
    closing: [],
  })

/** Protects the operator's mailbox: messages from one network address, and from all of them together. */
const MESSAGES_PER_NETWORK: Limit = { name: 'contact-network', max: 5, windowMs: HOUR_MS }
const MESSAGES_IN_ALL: Limit = { name: 'contact-all', max: 200, windowMs: DAY_MS }

/** Retry timeout of a message: its sender is waiting for the response. */
const MESSAGE_TTL_MS = 7 * DAY_MS

/**
 * Mails a visitor's message to the operator. Nothing is sent to the visitor's address, which may belong to another person.
 *
 * @throws AppError 'too-many-attempts'
 */
export async function sendMessage(deps: Deps, { website, ...message }: z.output<typeof contactBody>, network: string) {
  // A bot gets the same response as a person, so that it cannot tell.
  if (website) return
  const now = deps.clock()
  await enforceLimit(deps, MESSAGES_PER_NETWORK, network, now)
  await enforceLimit(deps, MESSAGES_IN_ALL, 'all', now)
  const goodUntil = new Date(now.getTime() + MESSAGE_TTL_MS)
  const mailId = await queueMail(deps.db, null, contactMail(deps.config, message), now, goodUntil)
  deps.background.run(() => deps.mailSender.sendNow(mailId))
}
