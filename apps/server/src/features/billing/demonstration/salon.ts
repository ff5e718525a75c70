import type { Db } from '#platform/database/db'
import { priceOf } from '../plan-prices.ts'
import type { PaymentProvider } from '../provider.ts'
import { findSalon, updateSalon } from '../repository.ts'
import { withAccount } from './store.ts'

const CHOICE = { planType: 'basic', billingCycle: 'yearly' } as const

/** Gives the demonstration salon the subscription that its row speaks of, at the demonstration's own provider. */
export async function subscribeDemonstrationSalon(
  { db, provider }: { readonly db: Db; readonly provider: PaymentProvider | null },
  salonId: string,
): Promise<void> {
  if (provider?.name !== 'demonstration') return
  const salon = await findSalon(db, salonId)
  const { subscriptionStartDate } = salon
  if (salon.stripeCustomerId !== null || subscriptionStartDate === null) return
  const customerId = `demo_cus_${salonId}`
  const netCents = await priceOf(db, CHOICE)
  const startedAt = subscriptionStartDate.toISOString()
  await withAccount(db, customerId, (before) => ({
    value: undefined,
    account: {
      ...before,
      card: 'good',
      subscriptions: [
        {
          ...CHOICE,
          id: `${customerId}_sub_1`,
          status: 'active',
          netCents,
          startedAt,
          anchor: startedAt,
          periods: 1,
          cancelAtPeriodEnd: false,
          endedAt: null,
        },
      ],
    },
  }))
  await updateSalon(db, salonId, { stripeCustomerId: customerId, stripeSubscriptionId: `${customerId}_sub_1` })
}
