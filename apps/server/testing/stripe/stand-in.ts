import { randomUUID } from 'node:crypto'
import type { Clock } from '#platform/clock'
import {
  change,
  changeCard,
  type DemoAccount,
  type DemoCard,
  endNow,
  endPeriodNow,
  newAccount,
  prorate,
  settle,
  settlePayment,
  subscribe,
  subscriptionOf,
  vatOf,
  withInvoice,
  withSubscription,
} from '../../src/features/billing/testing.ts'
import {
  type Answer,
  expandedIn,
  type Form,
  failure,
  found,
  list,
  NOT_FOUND,
  type StoredObject,
  text,
} from './answers.ts'
import { createCatalogue } from './catalogue.ts'
import { createEndpoint } from './endpoint.ts'
import { chargeObject, customerObject, invoiceObject, paidInvoiceObject, subscriptionObject } from './objects.ts'

/** The return address of the portal's page. */
const portalUrl = (sent: Form) =>
  `https://billing.stripe.com/p/session/${text(sent.customer)}?${new URLSearchParams({ back: text(sent.return_url) })}`

/** An event as sent by the provider: the subscription at that time. */
export type StandInEvent = { readonly id: string; readonly type: string; readonly payload: string }

/**
 * Stripe's API in memory, for tests: it stores its state, checks each request against Stripe's description if
 * that is present, and writes an event for every change. It proves shapes and order, not Stripe's own behaviour.
 */
export function createStripeStandIn(clock: Clock) {
  const accounts = new Map<string, DemoAccount>()
  const customers = new Map<string, StoredObject>()
  const catalogue = createCatalogue()
  const { priceOf, choiceOf } = catalogue
  /** Refunds of an invoice, in euro cents. */
  const refunded = new Map<string, number>()
  /** Invoices that were paid by bank transfer, without a payment at Stripe. */
  const paidElsewhere = new Set<string>()
  const events: StandInEvent[] = []

  const seconds = () => Math.floor(clock().getTime() / 1000)
  const accountOf = (id: string) => settled(accounts.get(id) ?? newAccount(id))

  /** Brings the account up to date; its changes become events. */
  function settled(account: DemoAccount): DemoAccount {
    const next = settle(account, clock())
    if (next !== account) keep(next)
    return next
  }

  function keep(account: DemoAccount): void {
    accounts.set(account.customerId, account)
    for (const subscription of account.subscriptions)
      writeEvent('customer.subscription.updated', subscriptionObject(account, subscription, priceOf, []))
  }

  function writeEvent(type: string, object: object): void {
    const id = `evt_${events.length + 1}_${randomUUID().slice(0, 8)}`
    const event = { id, object: 'event', type, created: seconds(), data: { object } }
    events.push({ id, type, payload: JSON.stringify(event) })
  }

  const ownerOf = (subscriptionId: string): DemoAccount | null => {
    const id = [...accounts.keys()].find((key) => subscriptionId.startsWith(`${key}_sub_`))
    const account = id === undefined ? null : accountOf(id)
    return account?.subscriptions.some((one) => one.id === subscriptionId) ? account : null
  }

  const shown = (account: DemoAccount, id: string, sent: Form): Answer => ({
    status: 200,
    body: subscriptionObject(account, subscriptionOf(account, id), priceOf, expandedIn(sent)),
  })

  const chosenIn = (sent: Form) => {
    const items = Array.isArray(sent.items) ? sent.items : []
    const [item] = items
    return typeof item === 'object' && !Array.isArray(item) ? choiceOf(text(item.price)) : null
  }

  function createSubscription(sent: Form): Answer {
    const customer = text(sent.customer)
    const choice = chosenIn(sent)
    if (!customers.has(customer) || !choice) return NOT_FOUND
    const { account, id } = subscribe(accountOf(customer), choice, clock())
    keep(account)
    return shown(account, id, sent)
  }

  function updateSubscription(id: string, sent: Form): Answer {
    const account = ownerOf(id)
    if (!account) return NOT_FOUND
    const { status } = subscriptionOf(account, id)
    if (status === 'canceled' || status === 'incomplete_expired') return failure(400, 'This subscription has ended')
    const choice = chosenIn(sent)
    let next = account
    if (choice) next = change(account, id, choice, new Date(1000 * Number(text(sent.proration_date) || seconds())))
    if (sent.cancel_at_period_end !== undefined)
      next = withSubscription(next, id, { cancelAtPeriodEnd: sent.cancel_at_period_end === 'true' })
    if (sent.cancel_at === '') next = withSubscription(next, id, { cancelAtPeriodEnd: false })
    keep(next)
    return shown(next, id, sent)
  }

  function previewInvoice(sent: Form): Answer {
    const id = text(sent.subscription)
    const account = ownerOf(id)
    const details = sent.subscription_details
    if (!account || typeof details !== 'object' || Array.isArray(details)) return NOT_FOUND
    const choice = chosenIn(details)
    if (!choice) return NOT_FOUND
    const at = new Date(1000 * Number(text(details.proration_date)))
    return { status: 200, body: invoiceObject(account, { id: 'upcoming_in_1', ...prorate(account, id, choice, at) }) }
  }

  /** Creates a customer, or changes the given fields. */
  function saveCustomer(id: string, sent: Form): Answer {
    const { balance, ...fields } = sent
    customers.set(id, customerObject(id, { ...customers.get(id), ...fields }, seconds()))
    const account = accounts.get(id) ?? newAccount(id)
    // The stand-in stores credit without VAT: it only needs to know whether there is any.
    accounts.set(id, balance === '0' ? { ...account, creditCents: 0 } : account)
    return shownCustomer(id)
  }

  function shownCustomer(id: string): Answer {
    const customer = customers.get(id)
    if (!customer) return NOT_FOUND
    const { creditCents } = accountOf(id)
    return found({ ...customer, balance: creditCents === 0 ? 0 : -creditCents - vatOf(creditCents) })
  }

  /** Refunds `cents` of an invoice, or all that is left of it. */
  function refund(invoiceId: string, cents: number | null): Answer {
    const account = [...accounts.values()].find(({ invoices }) => invoices.some((one) => one.id === invoiceId))
    const invoice = account?.invoices.find((one) => one.id === invoiceId)
    if (!account || !invoice) return NOT_FOUND
    const paid = invoice.netCents + invoice.vatCents
    const before = refunded.get(invoiceId) ?? 0
    if (before >= paid) {
      const error = { type: 'invalid_request_error', code: 'charge_already_refunded', message: 'Already refunded' }
      return { status: 400, body: { error } }
    }
    const after = Math.min(paid, before + (cents ?? paid))
    refunded.set(invoiceId, after)
    if (after === paid) accounts.set(account.customerId, withInvoice(account, invoiceId, { status: 'refunded' }))
    writeEvent('charge.refunded', chargeObject(account, invoice, after))
    return found({ id: `re_${invoiceId}_${after}`, object: 'refund', amount: after - before, status: 'succeeded' })
  }

  function answer(method: string, path: string, sent: Form): Answer {
    const [, , resource = '', id = ''] = path.split('/')
    const call = `${method} ${resource}${id ? '/id' : ''}`
    switch (call) {
      case 'post customers':
        return saveCustomer(`cus_${customers.size + 1}`, sent)
      case 'post customers/id':
        return customers.has(id) ? saveCustomer(id, sent) : NOT_FOUND
      case 'get customers/id':
        return shownCustomer(id)
      case 'get subscriptions': {
        const account = accountOf(text(sent.customer))
        return {
          status: 200,
          body: list(account.subscriptions.map((one) => subscriptionObject(account, one, priceOf, [])).toReversed()),
        }
      }
      case 'post subscriptions':
        return createSubscription(sent)
      case 'get subscriptions/id': {
        const account = ownerOf(id)
        return account ? shown(account, id, sent) : NOT_FOUND
      }
      case 'post subscriptions/id':
        return updateSubscription(id, sent)
      case 'delete subscriptions/id': {
        const account = ownerOf(id)
        if (!account) return NOT_FOUND
        const ended = endNow(account, id, clock())
        keep(ended)
        return shown(ended, id, sent)
      }
      case 'get invoices': {
        const { invoices } = accountOf(text(sent.customer))
        const paid = invoices.filter(({ paidAt }) => paidAt !== null).toReversed()
        const withPayments = expandedIn(sent).includes('data.payments')
        return found(
          list(
            paid.map((invoice) => paidInvoiceObject(invoice, priceOf, withPayments && !paidElsewhere.has(invoice.id))),
          ),
        )
      }
      case 'get invoices/id': {
        const invoice = [...accounts.values()].flatMap(({ invoices }) => invoices).find((one) => one.id === id)
        return found(invoice && paidInvoiceObject(invoice, priceOf, expandedIn(sent).includes('payments')))
      }
      case 'get charges': {
        const account = accountOf(text(sent.customer))
        const paid = account.invoices.filter(({ id, paidAt }) => paidAt !== null && !paidElsewhere.has(id))
        return found(list(paid.map((invoice) => chargeObject(account, invoice, refunded.get(invoice.id) ?? 0))))
      }
      case 'post refunds':
        return refund(text(sent.payment_intent).replace(/^pi_/, ''), Number(text(sent.amount)) || null)
      case 'post invoices/id':
        return previewInvoice(sent)
      case 'post billing_portal/id':
        return found({ id: 'bps_1', object: 'billing_portal.session', url: portalUrl(sent) })
      default:
        return catalogue.answer(call, id, sent) ?? failure(404, `The stand-in does not know ${method} ${path}`)
    }
  }

  return {
    ...createEndpoint(answer),
    /** The action of the browser: pays, or gives another card. False without an open payment. */
    pay: (clientSecret: string, card: DemoCard = 'good'): boolean => {
      for (const id of accounts.keys()) {
        const account = accountOf(id)
        const invoice = account.invoices.find((one) => one.clientSecret === clientSecret && one.status === 'open')
        if (!invoice) continue
        keep(settlePayment({ ...account, card }, invoice, clock()))
        return true
      }
      return false
    },
    /** An operator at the provider marks the open payment as paid by bank transfer. */
    payElsewhere: (customerId: string) => {
      const account = accountOf(customerId)
      const invoice = account.invoices.find(({ status }) => status === 'open')
      if (!invoice) return
      paidElsewhere.add(invoice.id)
      keep(settlePayment(account, invoice, clock()))
    },
    changeCard: (customerId: string, card: DemoCard) => keep(changeCard(accountOf(customerId), card, clock())),
    /** An operator at the provider ends every open subscription. */
    end: (customerId: string) => {
      const account = accountOf(customerId)
      const open = account.subscriptions.find(({ status }) => status !== 'canceled' && status !== 'incomplete_expired')
      if (open) keep(endNow(account, open.id, clock()))
    },
    endPeriod: (customerId: string) => {
      const account = accountOf(customerId)
      const active = account.subscriptions.find(({ status }) => status === 'active')
      if (active) keep(settle(endPeriodNow(account, active.id, clock()), clock()))
    },
    /** An operator at the provider refunds part of an invoice, or all that is left of it. */
    refundByHand: (invoiceId: string, cents: number | null = null) => refund(invoiceId, cents),
    /** Null before the first purchase of the customer with this email address. */
    customerOf: (email: string): string | null =>
      [...customers.values()].find((customer) => customer.email === email)?.id ?? null,
    /** The name on the invoices of a customer; null until it is given. */
    nameOf: (customerId: string) => customers.get(customerId)?.name ?? null,
    account: accountOf,
    events,
  }
}

export type StripeStandIn = ReturnType<typeof createStripeStandIn>
