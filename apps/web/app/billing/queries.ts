import { billingDetails, guarantee, invoices, paymentSettings, plans, subscriptionStatus } from '@riflesso/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '~/api/client.ts'
import { currentUserQuery } from '~/auth/session/current-user.ts'
import { effectivePlan } from './plans/plan.ts'
import { usageKey } from './plans/usage-key.ts'

/** What can be bought. */
export const offersQuery = queryOptions({
  queryKey: [plans.path],
  queryFn: ({ signal }) => call(plans, {}, { signal }),
})

/** Who takes payments here. */
export const paymentSettingsQuery = queryOptions({
  queryKey: [paymentSettings.path],
  queryFn: ({ signal }) => call(paymentSettings, {}, { signal }),
})

/** Who the invoices are made out to. */
export const billingDetailsQuery = queryOptions({
  queryKey: [billingDetails.path],
  queryFn: ({ signal }) => call(billingDetails, {}, { signal }),
})

/**
 * The subscription as the provider has it; one retry, as the specification wants it. The question may change the salon's
 * plan, so whatever else shows another one is asked for anew.
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

/** Invoices and credit notes made out to the salon. */
export const invoicesQuery = queryOptions({
  queryKey: [invoices.path],
  queryFn: ({ signal }) => call(invoices, {}, { signal }),
})

/** Until when everything paid can be asked back. */
export const guaranteeQuery = queryOptions({
  queryKey: [guarantee.path],
  queryFn: ({ signal }) => call(guarantee, {}, { signal }),
})

/** Asks anew for everything that a payment or a cancellation changes. */
export async function refreshPlan(queryClient: QueryClient): Promise<void> {
  const queries = [currentUserQuery, { queryKey: usageKey }, subscriptionQuery, guaranteeQuery, invoicesQuery]
  await Promise.all(queries.map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })))
}
