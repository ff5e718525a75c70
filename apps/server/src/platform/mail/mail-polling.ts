import { type Background, runEvery } from '../background.ts'
import { SECOND_MS } from '../clock.ts'
import type { MailSender } from './mail-sender.ts'

const ROUND_MS = 5 * SECOND_MS

/** Sends due mails now and every few seconds. Returns the function that stops it. */
export function startMailPolling(mailSender: MailSender, background: Background): () => void {
  return runEvery(background, ROUND_MS, () => mailSender.sendDue())
}
