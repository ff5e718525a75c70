import type Stripe from 'stripe'
import type { StripeSettings } from '#platform/config'
import { type OpenPayment, PROVIDER_STATUSES, type ProviderSubscription } from '../provider.ts'
import { choiceOf } from './prices.ts'

const dateOf = (seconds: number) => new Date(1000 * seconds)

/** A Stripe subscription in our terms. Its period is that of its only item. */
export function readSubscription(settings: StripeSettings, subscription: Stripe.Subscription): ProviderSubscription {
  const item = subscription.items.data[0]
  const choice = item ? choiceOf(settings, item.price) : null
  const wanted = subscription.pending_update?.subscription_items?.[0]
  return {
    id: subscription.id,
    status: PROVIDER_STATUSES.find((status) => status === subscription.status) ?? 'unknown',
    plan: choice?.planType ?? null,
    cycle: choice?.billingCycle ?? null,
    pending: wanted ? choiceOf(settings, wanted.price) : null,
    startedAt: dateOf(subscription.start_date),
    currentPeriodEnd: dateOf(item?.current_period_end ?? subscription.start_date),
    // The portal may set only the date.
    cancelAt: subscription.cancel_at === null ? null : dateOf(subscription.cancel_at),
    endedAt: subscription.ended_at === null ? null : dateOf(subscription.ended_at),
  }
}

/** The open payment of a subscription; its latest invoice must be expanded. */
export function openPaymentOf({ latest_invoice: invoice }: Stripe.Subscription): OpenPayment | null {
  if (invoice === null || typeof invoice === 'string' || invoice.status !== 'open') return null
  const clientSecret = invoice.confirmation_secret?.client_secret
  return clientSecret === undefined ? null : { clientSecret, dueCents: invoice.amount_due }
}
