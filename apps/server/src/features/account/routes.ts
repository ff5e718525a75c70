import { monthlyStats } from '@riflesso/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#platform/deps'
import { bind } from '#platform/http/bind'
import { readAllowance } from './allowance.ts'

export function registerAccount(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, monthlyStats, async ({ actor }) => {
    const { used, remaining } = await readAllowance(deps.db, actor.salonId, deps.clock())
    return { used, remaining }
  })
}
