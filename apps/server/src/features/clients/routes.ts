import * as contract from '@riflesso/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#platform/deps'
import { bind } from '#platform/http/bind'
import { createClient } from './create-client.ts'
import { presentClientLine } from './presenter.ts'
import { searchClients } from './search-clients.ts'
import { findClients } from './search-repository.ts'

export function registerClients(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.searchClients, ({ actor, query }) => searchClients(deps, actor, query.q))

  bind(app, deps, contract.listClients, async ({ actor, query }) => {
    const rows = await findClients(deps.db, actor.salonId, query)
    return rows.map(presentClientLine)
  })

  bind(app, deps, contract.createClient, async ({ actor, body }) => ({
    success: true as const,
    client: await createClient(deps, actor, body),
  }))
}
