import * as contract from '@riflesso/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import { bind } from '#platform/http/bind'
import type { Actor } from '#platform/sessions/session-store'
import type { PaymentProvider } from '../provider.ts'
import { findSalon } from '../repository.ts'
import { customerOf, syncSalon } from '../sync.ts'
import { inTurn } from '../turn.ts'
import type { DemonstrationProvider } from './provider.ts'

const isDemonstration = (provider: PaymentProvider | null): provider is DemonstrationProvider =>
  provider?.name === 'demonstration'

/** What a card form and a bank would do. Answers 'not-found' wherever the demonstration does not take the payments. */
export function registerDemonstrationPayments(
  app: FastifyInstance,
  deps: Deps,
  provider: PaymentProvider | null,
): void {
  /** One act of the caller's customer, then our rows say what came of it. */
  async function act<T>(
    actor: Actor,
    work: (demo: DemonstrationProvider, customerId: string) => Promise<T>,
  ): Promise<T> {
    if (!isDemonstration(provider)) throw new AppError('not-found')
    return inTurn(deps, actor.salonId, async () => {
      const customerId = customerOf({ provider }, await findSalon(deps.db, actor.salonId))
      if (customerId === null) throw new AppError('payment-not-found')
      const value = await work(provider, customerId)
      await syncSalon({ ...deps, provider }, actor.salonId)
      return value
    })
  }

  bind(app, deps, contract.demonstrationPayment, ({ actor, body }) =>
    act(actor, async (demo, customerId) => ({
      status: await demo.confirm(customerId, body.clientSecret, body.cardNumber),
    })),
  )

  bind(app, deps, contract.demonstrationAuthentication, ({ actor, body }) =>
    act(actor, async (demo, customerId) => {
      await demo.authenticate(customerId, body.clientSecret, body.approved)
      return { status: 'succeeded' as const }
    }),
  )

  bind(app, deps, contract.demonstrationCard, ({ actor, body }) =>
    act(actor, async (demo, customerId) => ({ paid: await demo.changeCard(customerId, body.cardNumber) })),
  )

  bind(app, deps, contract.demonstrationRenewal, ({ actor }) =>
    act(actor, async (demo, customerId) => {
      const present = (await demo.listSubscriptions(customerId)).find(({ status }) => status === 'active')
      if (!present) throw new AppError('no-subscription')
      await demo.endPeriodNow(customerId, present.id)
      return { success: true as const }
    }),
  )
}
