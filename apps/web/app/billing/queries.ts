import {
  billingDetails,
  effectivePlan,
  guarantee,
  invoices,
  paymentSettings,
  plans,
  subscriptionStatus,
} from '@riflesso/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call, queryOf } from '~/api/client.ts'
import { currentUserQuery } from '~/auth/session/current-user.ts'
import { usageKey } from './plans/usage-key.ts'

export const offersQuery = queryOf(plans, {})

export const paymentSettingsQuery = queryOf(paymentSettings, {})

export const billingDetailsQuery = queryOf(billingDetails, {})

/**
 * The subscription, from the provider, with the one retry that the specification requires. The request may change the
 * salon's plan, so other queries that show a different plan are invalidated.
 */
export const subscriptionQuery = queryOptions({
  queryKey: [subscriptionStatus.path],
  queryFn: async ({ signal, client }) => {
    const answer = await call(subscriptionStatus, {}, { signal })
    const user = client.getQueryData(currentUserQuery.queryKey)
    const plan = answer.status === 'active' ? answer.plan : 'trial'
    if (user && effectivePlan(user) !== plan) {
      for (const queryKey of [currentUserQuery.queryKey, usageKey]) void client.invalidateQueries({ queryKey })
    }
    return answer
  },
  retry: 1,
})

export const invoicesQuery = queryOf(invoices, {})

/** End of the 30-day guarantee. */
export const guaranteeQuery = queryOf(guarantee, {})

/** Invalidates all queries that a payment or a cancellation changes. */
export async function refreshPlan(queryClient: QueryClient): Promise<void> {
  const queries = [currentUserQuery, { queryKey: usageKey }, subscriptionQuery, guaranteeQuery, invoicesQuery]
  await Promise.all(queries.map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })))
}
