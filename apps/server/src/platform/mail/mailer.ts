import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import { createFileMailer } from './file-mailer.ts'
import type { Mailer } from './mail.ts'

/** Timeout of the mail server in milliseconds. */
const SMTP_TIMEOUT = 15_000

/** Sends mails to the SMTP server if one is set, otherwise writes files that the development mailbox shows. */
export const createMailer = (config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>): Mailer =>
  config.smtpUrl === null
    ? createFileMailer(config.dataDir, config.mailFrom)
    : createSmtpMailer(config.smtpUrl, config.mailFrom)

function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(
    { url, connectionTimeout: SMTP_TIMEOUT, greetingTimeout: SMTP_TIMEOUT, socketTimeout: SMTP_TIMEOUT },
    { from },
  )
  return {
    send: async ({ to, subject, text, html }, id) => {
      await transport.sendMail({ to, subject, text, html, messageId: `<${id}@${hostOf(from)}>` })
    },
  }
}

const hostOf = (from: string): string => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
