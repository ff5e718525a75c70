import * as contract from '@riflesso/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#platform/deps'
import { bind } from '#platform/http/bind'
import { requireRecentPassword } from '#platform/sessions/require-recent-password'
import { readAllowance } from './allowance.ts'
import { listOffers } from './repository.ts'
import { findBillingDetails, putBillingDetails } from './salon-repository.ts'
import { changeSettings, readSettings } from './salon-settings.ts'

export function registerAccount(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps

  bind(app, deps, contract.monthlyStats, async ({ actor }) => {
    const { used, remaining } = await readAllowance(db, actor.salonId, clock())
    return { used, remaining }
  })

  bind(app, deps, contract.plans, () => listOffers(db))

  bind(app, deps, contract.salonSettings, ({ actor }) => readSettings(db, actor.salonId))

  bind(app, deps, contract.updateSalonSettings, ({ actor, body }) => changeSettings(deps, actor, body))

  bind(app, deps, contract.billingDetails, async ({ actor }) => ({
    details: await findBillingDetails(db, actor.salonId),
  }))

  bind(app, deps, contract.updateBillingDetails, async ({ actor, body }) => {
    await requireRecentPassword(db, actor, clock())
    await putBillingDetails(db, actor.salonId, body, clock())
    return { details: body }
  })
}
