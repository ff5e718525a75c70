import * as contract from '@riflesso/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#platform/deps'
import { bind } from '#platform/http/bind'
import type { SessionDeps } from '#platform/sessions/authenticate'
import { readLearning, resetLearning } from './read-learning.ts'

export function registerLearning(app: FastifyInstance, deps: SessionDeps & Pick<Deps, 'db' | 'clock'>): void {
  bind(app, deps, contract.learning, ({ actor }) => readLearning(deps, actor.salonId))

  bind(app, deps, contract.resetLearning, ({ actor }) => resetLearning(deps, actor))
}
