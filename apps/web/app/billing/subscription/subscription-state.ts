import type { subscriptionStatus } from '@riflesso/contract'
import type { z } from 'zod'
import { billingCopy } from '~/copy/account/billing.ts'
import { longDate } from '~/format/dates.ts'

const { subscription: copy } = billingCopy

export type Subscription = z.output<typeof subscriptionStatus.response>

/** Whether the subscription can be cancelled or resumed. */
export const canCancel = ({ status, cancelAtPeriodEnd }: Subscription): boolean =>
  (status === 'active' || status === 'trialing' || status === 'past_due') && !cancelAtPeriodEnd

export const canResume = ({ status, cancelAtPeriodEnd }: Subscription): boolean =>
  cancelAtPeriodEnd && status !== 'canceled' && status !== 'none'

/** States with a renewal date; overdue and unpaid subscriptions have none. */
const DATED: ReadonlySet<Subscription['status']> = new Set(['active', 'trialing', 'canceled'])

/** The line with the relevant date of this state, or null. */
export function dateLine({
  status,
  currentPeriodEnd,
  cancelAtPeriodEnd,
}: Pick<Subscription, 'status' | 'currentPeriodEnd' | 'cancelAtPeriodEnd'>): readonly [string, string] | null {
  if (currentPeriodEnd === null || !DATED.has(status)) return null
  const day = longDate(new Date(currentPeriodEnd))
  if (status === 'canceled') return [copy.ended, day]
  return [cancelAtPeriodEnd ? copy.ends : copy.renews, day]
}

type Alert = { readonly tone: 'warning' | 'danger'; readonly text: string }

/** A notice for this state, or null. */
export function alertOf({ status, cancelAtPeriodEnd }: Subscription): Alert | null {
  if (status === 'past_due') return { tone: 'danger', text: copy.pastDue }
  if (status === 'incomplete') return { tone: 'warning', text: copy.incomplete }
  return cancelAtPeriodEnd && status !== 'canceled' ? { tone: 'warning', text: copy.cancelling } : null
}
