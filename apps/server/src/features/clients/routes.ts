import * as contract from '@riflesso/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#platform/deps'
import { bind } from '#platform/http/bind'
import { createClient } from './create-client.ts'
import { searchClients } from './search-clients.ts'

export function registerClients(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.searchClients, ({ actor, query }) => searchClients(deps, actor, query.q))

  bind(app, deps, contract.createClient, async ({ actor, body }) => ({
    success: true as const,
    client: await createClient(deps, actor, body),
  }))
}
