import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { mailboxPage } from './mailbox-page.ts'
import { readOutbox } from './outbox.ts'

/** The mails of the outbox at /dev/posta, as JSON at /dev/posta.json. Never where mails are really sent, never in production. */
export function registerMailbox(app: FastifyInstance, config: Config): void {
  if (config.mode === 'production' || config.smtpUrl !== null) return
  app.get('/dev/posta', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(mailboxPage(await readOutbox(config.dataDir))),
  )
  app.get('/dev/posta.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await readOutbox(config.dataDir)),
  )
}
