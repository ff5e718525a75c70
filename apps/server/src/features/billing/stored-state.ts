import type { SUBSCRIPTION_STATUSES, SubscriptionState, stripeWebhookDev } from '@riflesso/contract'
import type { z } from 'zod'
import type { ProviderStatus, ProviderSubscription } from './provider.ts'

type StoredStatus = (typeof SUBSCRIPTION_STATUSES)[number]

/** The stored value of each state of the provider; only 'active' opens a paid plan. Null: no subscription. */
const STORED: Readonly<Record<ProviderStatus, StoredStatus | null>> = {
  active: 'active',
  trialing: 'trialing',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'past_due',
  incomplete: 'incomplete',
  canceled: 'cancelled',
  incomplete_expired: null,
  unknown: null,
}

/** The API's name of a stored state; null: there is no subscription. */
export const answeredState = (stored: StoredStatus | null): SubscriptionState =>
  stored === null ? 'none' : stored === 'cancelled' ? 'canceled' : stored

/** The API's name of a state of the provider. */
export const answeredStateOf = (status: ProviderStatus): SubscriptionState => answeredState(STORED[status])

/** Priority of several subscriptions: by the order of these states, then the newest, which is listed first. */
const RANK: readonly ProviderStatus[] = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'paused',
  'incomplete',
  'unknown',
  'canceled',
  'incomplete_expired',
]

/** The effective subscription, or null if there never was one. */
export function effectiveSubscription(all: readonly ProviderSubscription[]): ProviderSubscription | null {
  const [first] = all.toSorted(
    (a, b) => RANK.indexOf(a.status) - RANK.indexOf(b.status) || b.startedAt.getTime() - a.startedAt.getTime(),
  )
  return first ?? null
}

/** The columns of the salon that are derived from a subscription. */
export function storedState(subscription: ProviderSubscription | null) {
  const status = subscription && STORED[subscription.status]
  if (subscription === null || status === null || subscription.plan === null) return NONE
  return {
    currentPlan: subscription.plan,
    subscriptionStatus: status,
    stripeSubscriptionId: subscription.id,
    subscriptionStartDate: subscription.startedAt,
    subscriptionEndDate: subscription.endedAt ?? subscription.cancelAt ?? subscription.currentPeriodEnd,
    billingCycle: subscription.cycle,
    cancelAtPeriodEnd: subscription.cancelAt !== null && status !== 'cancelled',
  } as const
}

const NONE = {
  currentPlan: 'trial',
  subscriptionStatus: null,
  stripeSubscriptionId: null,
  subscriptionStartDate: null,
  subscriptionEndDate: null,
  billingCycle: null,
  cancelAtPeriodEnd: false,
} as const

/** The plan a browser claims to have paid for: untrusted, and only compared. */
type Claim = NonNullable<z.output<typeof stripeWebhookDev.body>>

/** Whether the provider reports the wanted plan as active; without a wish, any plan without another open payment. */
export const isPaid = (subscription: ProviderSubscription | null, { planType, billingCycle }: Claim): boolean =>
  subscription?.status === 'active' &&
  (planType === undefined ? subscription.pending === null : subscription.plan === planType) &&
  (billingCycle === undefined || subscription.cycle === billingCycle)
