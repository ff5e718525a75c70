import * as contract from '@riflesso/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#platform/deps'
import { bind } from '#platform/http/bind'
import { listMonths, listRecentUses } from './repository.ts'

export function registerModelUse(app: FastifyInstance, deps: Deps): void {
  const { config, db } = deps

  bind(app, deps, contract.modelUse, async () => {
    const recent = await listRecentUses(db)
    return {
      configured: config.model && {
        provider: config.model.provider,
        model: config.model.model,
        hasPrice: config.model.price !== null,
      },
      months: await listMonths(db),
      recent: recent.map(({ usedAt, ...use }) => ({ ...use, at: usedAt.toISOString() })),
    }
  })
}
