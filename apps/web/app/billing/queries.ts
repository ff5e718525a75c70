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
import { call } from '~/api/client.ts'
import { currentUserQuery } from '~/auth/session/current-user.ts'
import { usageKey } from './plans/usage-key.ts'

/** The available plans. */
export const offersQuery = queryOptions({
  queryKey: [plans.path],
  queryFn: ({ signal }) => call(plans, {}, { signal }),
})

/** The payment provider. */
export const paymentSettingsQuery = queryOptions({
  queryKey: [paymentSettings.path],
  queryFn: ({ signal }) => call(paymentSettings, {}, { signal }),
})

/** The billing data. */
export const billingDetailsQuery = queryOptions({
  queryKey: [billingDetails.path],
  queryFn: ({ signal }) => call(billingDetails, {}, { signal }),
})

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

/** The salon's invoices and credit notes. */
export const invoicesQuery = queryOptions({
  queryKey: [invoices.path],
  queryFn: ({ signal }) => call(invoices, {}, { signal }),
})

/** End of the 30-day guarantee. */
export const guaranteeQuery = queryOptions({
  queryKey: [guarantee.path],
  queryFn: ({ signal }) => call(guarantee, {}, { signal }),
})

/** Invalidates all queries that a payment or a cancellation changes. */
export async function refreshPlan(queryClient: QueryClient): Promise<void> {
  const queries = [currentUserQuery, { queryKey: usageKey }, subscriptionQuery, guaranteeQuery, invoicesQuery]
  await Promise.all(queries.map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })))
}
