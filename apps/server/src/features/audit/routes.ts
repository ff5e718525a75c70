import { auditLog } from '@riflesso/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#platform/deps'
import { bind } from '#platform/http/bind'
import { readAuditLog } from './audit-log.ts'

export function registerAudit(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, auditLog, ({ actor, query }) => readAuditLog(deps, actor.salonId, query.limit))
}
