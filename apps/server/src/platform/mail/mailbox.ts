import { developmentMailbox } from '@riflesso/contract'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { bind } from '../http/bind.ts'
import type { SessionDeps } from '../sessions/authenticate.ts'
import { mailboxPage } from './mailbox-page.ts'
import { readOutbox } from './outbox.ts'

const PATH = '/dev/posta'

/** Path of the mailbox page; null if mails are really sent, and always in production. */
export const mailboxPathOf = (config: Pick<Config, 'mode' | 'smtpUrl'>): string | null =>
  config.mode === 'production' || config.smtpUrl !== null ? null : PATH

/**
 * The mails of the outbox at /dev/posta, as JSON at /dev/posta.json (`?to=` filters by recipient), and a call that returns
 * whether they exist. Never if mails are really sent, never in production.
 */
export function registerMailbox(app: FastifyInstance, deps: SessionDeps): void {
  const { config } = deps
  const path = mailboxPathOf(config)
  bind(app, deps, developmentMailbox, async () => ({ path }))
  if (path === null) return
  app.get(path, { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(mailboxPage(await readOutbox(config.dataDir))),
  )
  app.get<{ Querystring: { to?: unknown } }>(`${path}.json`, { schema: { hide: true } }, async ({ query }, reply) => {
    const to = typeof query.to === 'string' ? query.to : undefined
    return reply.header('cache-control', 'no-store').send(await readOutbox(config.dataDir, { to }))
  })
}
