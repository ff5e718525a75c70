import { effectivePlan } from '@riflesso/contract'
import { recordAct } from '#features/audit'
import { fitTeamToPlan } from '#features/team'
import type { Deps } from '#platform/deps'
import type { PaymentProvider, ProviderSubscription } from './provider.ts'
import { findSalon, putBillingAccount, type SalonRow, updateSalon } from './repository.ts'
import { effectiveSubscription, storedState } from './stored-state.ts'

export type StoreDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'mailSender' | 'background' | 'log'>

export type BillingDeps = StoreDeps & { readonly provider: PaymentProvider }

/** The provider's id of a salon, or null before its first purchase (or if it was made at another provider). */
export const customerOf = ({ provider }: Pick<BillingDeps, 'provider'>, salon: SalonRow): string | null =>
  salon.stripeCustomerId !== null && provider.owns(salon.stripeCustomerId) ? salon.stripeCustomerId : null

/**
 * Requests the salon's subscription from the provider and stores the answer. Call it only under the salon's lock: two answers
 * could otherwise be stored in the wrong order. Returns the effective subscription.
 */
export async function syncSalon(deps: BillingDeps, salonId: string): Promise<ProviderSubscription | null> {
  const { db, log, provider } = deps
  const customerId = customerOf(deps, await findSalon(db, salonId))
  if (customerId === null) return null
  const subscription = effectiveSubscription(await provider.listSubscriptions(customerId))
  if (subscription && (subscription.status === 'unknown' || subscription.plan === null)) {
    log.error({ subscription: subscription.id }, 'subscription in a state or at a price that is not known here')
  }
  await storeSubscription(deps, salonId, subscription)
  return subscription
}

/** Stores a subscription, or its absence, as the salon's. Call it only under the salon's lock. */
export async function storeSubscription(deps: StoreDeps, salonId: string, subscription: ProviderSubscription | null) {
  const { db, clock, mailSender, background } = deps
  const now = clock()
  const mailIds = await db.transaction(async (tx) => {
    const before = await findSalon(tx, salonId)
    const { billingCycle, cancelAtPeriodEnd, ...columns } = storedState(subscription)
    const plan = effectivePlan(columns)
    // No user of the salon: the provider decides the plan.
    if (plan !== effectivePlan(before)) await recordAct(tx, { salonId, userId: null }, 'plan-changed', now, plan)
    await updateSalon(tx, salonId, {
      ...columns,
      ...countsAfter(before, columns.stripeSubscriptionId, columns.subscriptionStatus),
      updatedAt: now,
    })
    await putBillingAccount(tx, salonId, { billingCycle, cancelAtPeriodEnd, syncedAt: now })
    return fitTeamToPlan(tx, deps, salonId, now)
  })
  for (const id of mailIds) background.run(() => mailSender.sendNow(id))
}

/** The month's count restarts with a new subscription; the account counts its months from the activation date. */
function countsAfter(before: SalonRow, id: string | null, status: SalonRow['subscriptionStatus']): Partial<SalonRow> {
  const begins =
    status === 'active' && (before.stripeSubscriptionId !== id || before.subscriptionStatus === 'incomplete')
  return begins ? { monthlyAnalysesUsed: 0, monthlyAnalysesResetDate: null } : {}
}
