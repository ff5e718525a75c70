import { auditLog } from '@riflesso/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#platform/deps'
import { bind } from '#platform/http/bind'
import { actSentence } from './copy.ts'
import { listActs } from './repository.ts'

export function registerAudit(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, auditLog, async ({ actor, query }) => {
    const rows = await listActs(deps.db, actor.salonId, query.limit)
    return rows.map((row) => ({
      id: row.id,
      act: row.act,
      text: actSentence(row),
      at: row.at.toISOString(),
      author: row.author,
    }))
  })
}
