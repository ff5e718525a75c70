import { DAY_MS, HOUR_MS } from '#platform/clock'
import {
  addInvoice,
  type DemoAccount,
  type DemoSubscription,
  openInvoiceOf,
  periodEnd,
  voidInvoice,
  withInvoice,
  withSubscription,
} from './account.ts'
import { lineOf } from './acts.ts'

/** Timeout of a first payment and of a change of plan. Source: the card provider's own rule. */
const OPEN_MS = 23 * HOUR_MS
/** Time after which an unpaid renewal ends the subscription. */
const OVERDUE_MS = 14 * DAY_MS

/** Brings an account up to date: renewals, ends, and expired payments. */
export function settle(account: DemoAccount, now: Date): DemoAccount {
  const next = account.subscriptions.reduce((before, { id }) => settleOne(before, id, now), account)
  return next === account ? account : settle(next, now)
}

/** One step of one subscription; returns the same account when nothing is due. */
function settleOne(account: DemoAccount, id: string, now: Date): DemoAccount {
  const subscription = account.subscriptions.find((one) => one.id === id)
  if (!subscription) return account
  const open = openInvoiceOf(account, id)
  const waited = open ? now.getTime() - new Date(open.createdAt).getTime() : 0

  if (subscription.status === 'incomplete' && open && waited >= OPEN_MS) {
    return withSubscription(voidInvoice(account, open), id, { status: 'incomplete_expired' })
  }
  if (subscription.status === 'past_due' && open && waited >= OVERDUE_MS) {
    const endedAt = new Date(new Date(open.createdAt).getTime() + OVERDUE_MS).toISOString()
    return withSubscription(voidInvoice(account, open), id, { status: 'canceled', endedAt })
  }
  if (subscription.status !== 'active') return account
  if (open?.change && waited >= OPEN_MS) return voidInvoice(account, open)
  const end = periodEnd(subscription)
  return end > now ? account : endPeriod(account, subscription, end)
}

function endPeriod(account: DemoAccount, subscription: DemoSubscription, end: Date): DemoAccount {
  const { id, netCents, periods, cancelAtPeriodEnd } = subscription
  const at = end.toISOString()
  // An unpaid change expires with the period it was calculated for.
  const waiting = openInvoiceOf(account, id)
  const clear = waiting ? voidInvoice(account, waiting) : account
  if (cancelAtPeriodEnd) return withSubscription(clear, id, { status: 'canceled', endedAt: at })
  const next = { periods: periods + 1 }
  const { account: billed, invoice } = addInvoice(clear, {
    subscriptionId: id,
    reason: 'cycle',
    lines: [lineOf(subscription, netCents, end, periodEnd({ ...subscription, ...next }))],
    change: null,
    createdAt: at,
  })
  const renewed = withSubscription(billed, id, next)
  return account.card === 'good' || invoice.netCents === 0
    ? withInvoice(renewed, invoice.id, { status: 'paid', paidAt: at })
    : withSubscription(renewed, id, { status: 'past_due' })
}
