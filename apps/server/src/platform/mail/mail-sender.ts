import { type Background, runEvery } from '../background.ts'
import { type Clock, HOUR_MS, SECOND_MS } from '../clock.ts'
import type { Db } from '../database/db.ts'
import type { Log } from '../http/logging.ts'
import type { Mailer } from './mail.ts'
import { postponeMail, removeMail, removeStaleMails, type TakenMail, takeDueMail, takeMail } from './queue.ts'

/** Sends queued mails to the mail server, after the transaction that queued them. */
export type MailSender = ReturnType<typeof createMailSender>

/** Delay after the first failed attempt; doubled after each further one. */
const FIRST_WAIT_MS = 15 * SECOND_MS
const MAX_WAIT_MS = HOUR_MS

export const waitAfter = (tries: number): number => Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1))

type Parts = { readonly db: Db; readonly clock: Clock; readonly mailer: Mailer; readonly log: Log }

/**
 * A mail is sent at least once, and twice only if a server crashes between sending it and recording that; then both
 * have the same id.
 */
export function createMailSender({ db, clock, mailer, log }: Parts) {
  const send = async (mail: TakenMail): Promise<boolean> => {
    try {
      await mailer.send(mail, mail.id)
    } catch (error) {
      // The whole error would name the recipient.
      const why = { code: codeOf(error), tries: mail.tries }
      if (isRefusedForGood(error)) {
        log.warn(why, 'mail refused by the mail server and dropped')
        await removeMail(db, mail.id)
      } else {
        log.error(why, 'mail not sent, will be retried')
        await postponeMail(db, mail.id, new Date(clock().getTime() + waitAfter(mail.tries)))
      }
      return false
    }
    await removeMail(db, mail.id)
    return true
  }

  const sendAllDue = async () => {
    const late = await removeStaleMails(db, clock())
    if (late > 0) log.error({ late }, 'expired mails dropped')
    for (let mail = await takeDueMail(db, clock()); mail; mail = await takeDueMail(db, clock())) await send(mail)
  }

  let sending: Promise<void> | null = null
  return {
    /** Sends this mail now. False when that failed: it stays queued and is retried. */
    sendNow: async (id: string) => {
      const mail = await takeMail(db, id, clock())
      return mail ? send(mail) : true
    },
    /** Sends every due mail: new ones of crashed servers, and failed ones. */
    sendDue: () => {
      sending ??= sendAllDue().finally(() => {
        sending = null
      })
      return sending
    },
  }
}

const fieldOf = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null && name in error ? (error as Record<string, unknown>)[name] : undefined

const codeOf = (error: unknown): string => String(fieldOf(error, 'code') ?? 'unknown')

/** The server refused this recipient or this text permanently. */
const isRefusedForGood = (error: unknown): boolean => {
  const status = Number(fieldOf(error, 'responseCode'))
  return ['EENVELOPE', 'EMESSAGE'].includes(codeOf(error)) && status >= 500 && status < 600
}

const POLLING_MS = 5 * SECOND_MS

/** Sends due mails now and every few seconds. Returns the function that stops it. */
export function startMailPolling(mailSender: MailSender, background: Background): () => void {
  return runEvery(background, POLLING_MS, () => mailSender.sendDue())
}
