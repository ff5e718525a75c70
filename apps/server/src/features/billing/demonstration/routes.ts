import * as contract from '@riflesso/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#platform/deps'
import { bind } from '#platform/http/bind'
import type { PaymentProvider } from '../provider.ts'
import { actAsCustomer, endPeriodNow } from './act-as-customer.ts'

/** The role of a card form and of a bank. Answers 'not-found' if the demonstration does not take the payments. */
export function registerDemonstrationPayments(app: FastifyInstance, deps: Deps, provider: PaymentProvider | null) {
  bind(app, deps, contract.demonstrationPayment, ({ actor, body }) =>
    actAsCustomer(deps, provider, actor.salonId, async (demo, customerId) => ({
      status: await demo.confirm(customerId, body.clientSecret, body.cardNumber),
    })),
  )

  bind(app, deps, contract.demonstrationAuthentication, ({ actor, body }) =>
    actAsCustomer(deps, provider, actor.salonId, async (demo, customerId) => {
      await demo.authenticate(customerId, body.clientSecret, body.approved)
      return { status: 'succeeded' as const }
    }),
  )

  bind(app, deps, contract.demonstrationCard, ({ actor, body }) =>
    actAsCustomer(deps, provider, actor.salonId, async (demo, customerId) => ({
      paid: await demo.changeCard(customerId, body.cardNumber),
    })),
  )

  bind(app, deps, contract.demonstrationRenewal, ({ actor }) =>
    actAsCustomer(deps, provider, actor.salonId, endPeriodNow),
  )
}
