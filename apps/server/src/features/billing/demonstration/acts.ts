import type { PlanChoice } from '@riflesso/contract'
import {
  addInvoice,
  anchorEndingAt,
  type DemoAccount,
  type DemoCard,
  type DemoInvoice,
  type DemoLine,
  openInvoiceOf,
  periodEnd,
  periodStart,
  subscriptionOf,
  vatOf,
  voidInvoice,
  withInvoice,
  withSubscription,
} from './account.ts'

/** A plan and cycle with the price of one period in euro cents. */
export type PricedChoice = PlanChoice & { readonly netCents: number }

/** A line of an invoice for a plan and a period. */
export const lineOf = ({ planType, billingCycle }: PlanChoice, netCents: number, from: Date, to: Date): DemoLine => ({
  choice: { planType, billingCycle },
  netCents,
  from: from.toISOString(),
  to: to.toISOString(),
})

/** A new subscription, whose first payment is open. */
export function subscribe(account: DemoAccount, choice: PricedChoice, now: Date) {
  const id = `${account.customerId}_sub_${account.subscriptions.length + 1}`
  const at = now.toISOString()
  const subscription = {
    ...choice,
    id,
    status: 'incomplete' as const,
    startedAt: at,
    anchor: at,
    periods: 1,
    cancelAtPeriodEnd: false,
    endedAt: null,
  }
  const before = { ...account, subscriptions: [...account.subscriptions, subscription] }
  const lines = [lineOf(choice, choice.netCents, now, periodEnd(subscription))]
  return {
    id,
    ...addInvoice(before, { subscriptionId: id, reason: 'create', lines, change: null, createdAt: at }),
  }
}

/** Proration of a change: the rest of the current period as credit, the new plan for the period that it starts. */
export function prorate(account: DemoAccount, id: string, choice: PricedChoice, at: Date) {
  const subscription = subscriptionOf(account, id)
  const [start, end] = [periodStart(subscription).getTime(), periodEnd(subscription).getTime()]
  const left = Math.min(1, Math.max(0, (end - at.getTime()) / (end - start)))
  const sameCycle = choice.billingCycle === subscription.billingCycle
  const creditCents = -Math.round(subscription.netCents * left)
  const chargeCents = sameCycle ? Math.round(choice.netCents * left) : choice.netCents
  const netCents = Math.max(0, chargeCents + creditCents)
  const next = { anchor: at.toISOString(), periods: 1, billingCycle: choice.billingCycle }
  return {
    creditCents,
    chargeCents,
    netCents,
    vatCents: vatOf(netCents),
    renewsAt: sameCycle ? new Date(end) : periodEnd(next),
    lines: [
      lineOf(subscription, creditCents, at, new Date(end)),
      lineOf(choice, chargeCents, at, sameCycle ? new Date(end) : periodEnd(next)),
    ],
    /** Credit that exceeds the charge. */
    overCents: Math.max(0, -creditCents - chargeCents),
  }
}

/** Changes the plan once it is paid: charges the card immediately, or leaves the payment open if the card is refused. */
export function change(account: DemoAccount, id: string, choice: PricedChoice, at: Date): DemoAccount {
  const waiting = openInvoiceOf(account, id)
  const clear = waiting ? voidInvoice(account, waiting) : account
  const { lines } = prorate(account, id, choice, at)
  const { account: billed, invoice } = addInvoice(clear, {
    subscriptionId: id,
    reason: 'update',
    lines,
    change: { ...choice, at: at.toISOString() },
    createdAt: at.toISOString(),
  })
  return account.card === 'good' || invoice.netCents === 0 ? settlePayment(billed, invoice, at) : billed
}

/** Marks an open invoice as paid and applies its effect. */
export function settlePayment(account: DemoAccount, invoice: DemoInvoice, now: Date): DemoAccount {
  const { subscriptionId: id, reason, change: changed } = invoice
  const paid = withInvoice(account, invoice.id, { status: 'paid', paidAt: now.toISOString() })
  if (reason === 'create') {
    const at = now.toISOString()
    return withSubscription(paid, id, { status: 'active', startedAt: at, anchor: at })
  }
  if (changed === null) return withSubscription(paid, id, { status: 'active' })
  const { at, ...choice } = changed
  const { overCents } = prorate(account, id, choice, new Date(at))
  const sameCycle = choice.billingCycle === subscriptionOf(account, id).billingCycle
  return {
    ...withSubscription(paid, id, sameCycle ? choice : { ...choice, anchor: at, periods: 1 }),
    creditCents: paid.creditCents + overCents,
  }
}

/** Sets another card and retries an overdue payment with it. */
export function changeCard(account: DemoAccount, card: DemoCard, now: Date): DemoAccount {
  const overdue = account.subscriptions.find(({ status }) => status === 'past_due')
  const open = overdue && openInvoiceOf(account, overdue.id)
  const held = { ...account, card }
  return open && card === 'good' ? settlePayment(held, open, now) : held
}

/** Ends a subscription immediately and voids its open payment. */
export function endNow(account: DemoAccount, id: string, now: Date): DemoAccount {
  const open = openInvoiceOf(account, id)
  const clear = open ? voidInvoice(account, open) : account
  if (subscriptionOf(account, id).status === 'incomplete')
    return withSubscription(clear, id, { status: 'incomplete_expired' })
  return withSubscription(clear, id, { status: 'canceled', endedAt: now.toISOString() })
}

/** Moves a subscription back in time, so that its period ends now. */
export function endPeriodNow(account: DemoAccount, id: string, now: Date): DemoAccount {
  const subscription = subscriptionOf(account, id)
  const anchor = anchorEndingAt(subscription, now)
  const passed = new Date(subscription.anchor).getTime() - anchor.getTime()
  const startedAt = new Date(new Date(subscription.startedAt).getTime() - passed)
  return withSubscription(account, id, { startedAt: startedAt.toISOString(), anchor: anchor.toISOString() })
}
