import * as contract from '@riflesso/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#platform/deps'
import { bind } from '#platform/http/bind'
import { recordAcceptance } from './repository.ts'

export function registerTerms(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.acceptTerms, ({ actor: { userId: id, role }, body }) =>
    recordAcceptance(deps.db, { id, role }, body, deps.clock()),
  )
  bind(app, deps, contract.legalIdentity, async () => ({ identity: deps.config.legal }))
}
