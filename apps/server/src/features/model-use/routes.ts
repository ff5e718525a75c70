import * as contract from '@riflesso/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#platform/deps'
import { bind } from '#platform/http/bind'
import { readModelUse } from './read-model-use.ts'

export function registerModelUse(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.modelUse, () => readModelUse(deps))
}
