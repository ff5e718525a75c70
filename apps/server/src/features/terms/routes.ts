import * as contract from '@riflesso/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#platform/deps'
import { bind } from '#platform/http/bind'
import { acceptTerms } from './accept-terms.ts'

export function registerTerms(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.acceptTerms, ({ actor, body }) => acceptTerms(deps, actor, body))
  bind(app, deps, contract.legalIdentity, async () => ({ identity: deps.config.legal }))
}
