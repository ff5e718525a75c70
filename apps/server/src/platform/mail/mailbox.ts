import { developmentMailbox } from '@riflesso/contract'
import type { FastifyInstance } from 'fastify'
import { bind } from '../http/bind.ts'
import type { SessionDeps } from '../sessions/authenticate.ts'
import { mailboxPage } from './mailbox-page.ts'
import { readOutbox } from './outbox.ts'

const PATH = '/dev/posta'

/**
 * The mails of the outbox at /dev/posta, as JSON at /dev/posta.json, and a call that says whether they are there. Never
 * where mails are really sent, never in production.
 */
export function registerMailbox(app: FastifyInstance, deps: SessionDeps): void {
  const { config } = deps
  const there = config.mode !== 'production' && config.smtpUrl === null
  bind(app, deps, developmentMailbox, async () => ({ path: there ? PATH : null }))
  if (!there) return
  app.get(PATH, { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(mailboxPage(await readOutbox(config.dataDir))),
  )
  app.get(`${PATH}.json`, { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await readOutbox(config.dataDir)),
  )
}
