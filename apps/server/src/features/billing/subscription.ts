import type { SubscriptionState, subscriptionStatus } from '@riflesso/contract'
import type { z } from 'zod'
import { ownerOf, recordAct } from '#features/audit'
import { AppError } from '#platform/errors'
import { billingWords } from './copy.ts'
import type { PaymentProvider, ProviderSubscription } from './provider.ts'
import { findBillingAccount, findSalon, type SalonRow } from './repository.ts'
import { withSalonLock } from './salon-lock.ts'
import { answeredState, effectiveSubscription } from './stored-state.ts'
import { type BillingDeps, customerOf, syncSalon } from './sync.ts'

/** @throws AppError 'no-subscription' */
async function customerWith(deps: BillingDeps, salonId: string): Promise<string> {
  const customerId = customerOf(deps, await findSalon(deps.db, salonId))
  if (customerId === null) throw new AppError('no-subscription')
  return customerId
}

/** Cancels the subscription at the end of its period, or resumes it; idempotent. */
export const setCancellation = (deps: BillingDeps, salonId: string, cancel: boolean): Promise<{ message: string }> =>
  withSalonLock(deps, salonId, async () => {
    const customerId = await customerWith(deps, salonId)
    const present = effectiveSubscription(await deps.provider.listSubscriptions(customerId))
    if (!present || !['active', 'trialing', 'past_due', 'unpaid'].includes(present.status)) {
      throw new AppError('no-subscription')
    }
    await deps.provider.setCancelAtPeriodEnd(customerId, present.id, cancel)
    await syncSalon(deps, salonId)
    if (cancel !== (present.cancelAt !== null)) {
      const act = cancel ? 'subscription-cancelled' : 'subscription-resumed'
      await recordAct(deps.db, ownerOf(salonId), act, deps.clock())
    }
    return { message: cancel ? billingWords.cancelled : billingWords.resumed }
  })

/** A new address of the page where the card is changed; it leads back to the page of the subscription. */
export async function openPortal(deps: BillingDeps, salonId: string): Promise<{ url: string }> {
  const customerId = await customerWith(deps, salonId)
  return { url: await deps.provider.portalUrl(customerId, `${deps.config.publicUrl}/subscription`) }
}

const ENDED: readonly ProviderSubscription['status'][] = ['canceled', 'incomplete_expired']

/** Ends every subscription of a customer immediately. */
export async function endAll({ provider }: BillingDeps, customerId: string): Promise<void> {
  for (const { id, status } of await provider.listSubscriptions(customerId)) {
    if (!ENDED.includes(status)) await provider.end(customerId, id)
  }
}

/**
 * Ends everything that a salon has at the provider, immediately: before the salon itself is deleted.
 *
 * @throws AppError 'payment-provider-failed': the salon must not be deleted then
 */
export const endSubscriptions = (deps: BillingDeps, salonId: string): Promise<void> =>
  withSalonLock(deps, salonId, async () => {
    const customerId = customerOf(deps, await findSalon(deps.db, salonId))
    if (customerId === null) return
    await endAll(deps, customerId)
    await syncSalon(deps, salonId)
  })

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
