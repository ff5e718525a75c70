import * as contract from '@riflesso/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#platform/deps'
import { bind } from '#platform/http/bind'
import { readAllowance, readOffers } from './allowance.ts'
import {
  answerReflect,
  changeBillingDetails,
  changeSettings,
  readBillingDetails,
  readSettings,
} from './salon-settings.ts'

export function registerAccount(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps

  bind(app, deps, contract.monthlyStats, async ({ actor }) => {
    const { used, remaining } = await readAllowance(db, actor.salonId, clock())
    return { used, remaining }
  })

  bind(app, deps, contract.plans, () => readOffers(db))
  bind(app, deps, contract.salonSettings, ({ actor }) => readSettings(db, actor.salonId))
  bind(app, deps, contract.updateSalonSettings, ({ actor, body }) => changeSettings(deps, actor, body))
  bind(app, deps, contract.answerReflect, ({ actor, body }) => answerReflect(deps, actor, body))
  bind(app, deps, contract.billingDetails, ({ actor }) => readBillingDetails(deps, actor))
  bind(app, deps, contract.updateBillingDetails, ({ actor, body }) => changeBillingDetails(deps, actor, body))
}
