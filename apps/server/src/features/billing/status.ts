import type { SubscriptionState, subscriptionStatus } from '@riflesso/contract'
import type { z } from 'zod'
import { billingWords } from './copy.ts'
import type { PaymentProvider } from './provider.ts'
import { findBillingAccount, findSalon, type SalonRow } from './repository.ts'
import { withSalonLock } from './salon-lock.ts'
import { answeredState } from './stored-state.ts'
import { type BillingDeps, customerOf, syncSalon } from './sync.ts'

type Answer = z.output<typeof subscriptionStatus.response>
type StatusDeps = Omit<BillingDeps, 'provider'> & { readonly provider: PaymentProvider | null }

/** The salon's subscription: from the provider if it answers, otherwise as stored. */
export async function readStatus(deps: StatusDeps, salonId: string): Promise<Answer> {
  const { db, provider, log } = deps
  if (provider) {
    const current = { ...deps, provider }
    await withSalonLock(deps, salonId, () => syncSalon(current, salonId)).catch((error: unknown) =>
      log.error({ err: error }, 'subscription not asked for, the stored one is shown'),
    )
  }
  const salon = await findSalon(db, salonId)
  const account = await findBillingAccount(db, salonId)
  const status = stateOf(salon)
  const cancelAtPeriodEnd = account?.cancelAtPeriodEnd ?? false
  return {
    plan: status === 'none' || salon.currentPlan === 'trial' ? 'none' : salon.currentPlan,
    status,
    message: billingWords.status[status === 'active' && cancelAtPeriodEnd ? 'ending' : status],
    currentPeriodEnd: status === 'none' ? null : (salon.subscriptionEndDate?.toISOString() ?? null),
    cancelAtPeriodEnd,
    billingCycle: account?.billingCycle ?? null,
    hasPortal: provider !== null && status !== 'none' && customerOf({ provider }, salon) !== null,
  }
}

const stateOf = ({ currentPlan, subscriptionStatus }: SalonRow): SubscriptionState =>
  answeredState(currentPlan === 'trial' || currentPlan === 'none' ? null : subscriptionStatus)
