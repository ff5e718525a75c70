import { TEST_CARDS } from '@riflesso/contract'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import { CHOICES, priceVariable } from '../plan-choices.ts'
import type { InvoiceLine, OpenPayment, PaymentProvider, ProviderSubscription } from '../provider.ts'
import { priceOf } from '../repository.ts'
import {
  type DemoAccount,
  type DemoCard,
  type DemoInvoice,
  type DemoLine,
  type DemoSubscription,
  openInvoiceOf,
  periodEnd,
  subscriptionOf,
  vatOf,
  withInvoice,
  withSubscription,
} from './account.ts'
import { withAccount } from './account-repository.ts'
import { change, changeCard, endNow, endPeriodNow, prorate, settlePayment, subscribe } from './acts.ts'
import { settle } from './settle.ts'

/** The bank's answer for a test card: accepted, refused, or authentication required. */
type CardAnswer = { readonly kind: 'accepted' | 'question'; readonly card: DemoCard } | { readonly kind: 'refused' }

const ANSWERS: Readonly<Record<string, CardAnswer>> = {
  [TEST_CARDS.success]: { kind: 'accepted', card: 'good' },
  [TEST_CARDS.refused]: { kind: 'refused' },
  [TEST_CARDS.authentication]: { kind: 'question', card: 'good' },
  [TEST_CARDS.laterFailure]: { kind: 'accepted', card: 'fails-later' },
}

/** Null for a number that is not a test card: real numbers are neither used nor stored. */
const answerOf = (cardNumber: string): CardAnswer | null => ANSWERS[cardNumber] ?? null

/** Prefix of the ids of its customers. */
export const CUSTOMER = 'demo_cus_'

/** Operations of the demonstration beyond those of every provider: the role of the card form and of the bank. */
export type DemonstrationProvider = PaymentProvider & {
  readonly name: 'demonstration'
  readonly confirm: (
    customerId: string,
    clientSecret: string,
    cardNumber: string,
  ) => Promise<'succeeded' | 'requires_action'>
  /** Answers the authentication request of the bank. */
  readonly authenticate: (customerId: string, clientSecret: string, approved: boolean) => Promise<void>
  /** Returns whether an overdue payment was made with the new card. */
  readonly changeCard: (customerId: string, cardNumber: string) => Promise<boolean>
  readonly endPeriodNow: (customerId: string, subscriptionId: string) => Promise<void>
}

/** A built-in payment provider that takes no money: its customers are rows of the database, its clock is the server's. */
export function createDemonstrationProvider({ db, clock }: Pick<Deps, 'db' | 'clock'>): DemonstrationProvider {
  const act = <T>(customerId: string, work: (account: DemoAccount, now: Date) => readonly [DemoAccount, T]) =>
    withAccount(db, customerId, (stored) => {
      const now = clock()
      const [account, value] = work(settle(stored, now), now)
      return { account, value }
    })

  return {
    name: 'demonstration',
    publishableKey: null,
    owns: (customerId) => customerId.startsWith(CUSTOMER),
    createCustomer: async ({ salonId }) => `${CUSTOMER}${salonId}`,
    updateCustomer: async () => undefined,
    listSubscriptions: (customerId) =>
      act(customerId, (account) => [account, account.subscriptions.map((one) => presented(account, one)).toReversed()]),
    subscribe: async (customerId, choice) => {
      const netCents = await priceOf(db, choice)
      return act(customerId, (before, now) => {
        const { account, id, invoice } = subscribe(before, { ...choice, netCents }, now)
        return [account, { subscription: presented(account, subscriptionOf(account, id)), payment: paymentOf(invoice) }]
      })
    },
    openPayment: (customerId, id) => act(customerId, (account) => [account, paymentOf(openInvoiceOf(account, id))]),
    preview: async (customerId, id, choice, at) => {
      const netCents = await priceOf(db, choice)
      return act(customerId, (account) => {
        const { netCents: wanted, ...amounts } = prorate(account, id, { ...choice, netCents }, at)
        const net = Math.max(0, wanted - account.creditCents)
        return [account, { ...amounts, at, vatCents: vatOf(net), totalCents: net + vatOf(net) }]
      })
    },
    change: async (customerId, id, choice, at) => {
      const netCents = await priceOf(db, choice)
      return act(customerId, (before) => {
        const account = change(before, id, { ...choice, netCents }, at)
        const payment = paymentOf(openInvoiceOf(account, id))
        return [account, { subscription: presented(account, subscriptionOf(account, id)), payment }]
      })
    },
    setCancelAtPeriodEnd: (customerId, id, cancelAtPeriodEnd) =>
      act(customerId, (account) => [withSubscription(account, id, { cancelAtPeriodEnd }), undefined]),
    end: (customerId, id) => act(customerId, (account, now) => [endNow(account, id, now), undefined]),
    paidInvoices: (customerId) =>
      act(customerId, (account) => [
        account,
        account.invoices.flatMap(({ id, status, lines, netCents, vatCents, paidAt }) => {
          if (paidAt === null || netCents === 0) return []
          const refundedCents = status === 'refunded' ? netCents + vatCents : 0
          return [{ id, paidAt: new Date(paidAt), lines: lines.map(presentedLine), netCents, vatCents, refundedCents }]
        }),
      ]),
    refund: (customerId, id) =>
      act(customerId, (account) => [withInvoice(account, id, { status: 'refunded' }), undefined]),
    clearCredit: (customerId) => act(customerId, (account) => [{ ...account, creditCents: 0 }, undefined]),
    portalUrl: async (_customerId, returnUrl) => {
      const url = new URL(returnUrl)
      url.searchParams.set('carta', 'prova')
      // A path without a host: a demonstration may have several hosts.
      return `${url.pathname}${url.search}`
    },
    readEvent: () => null,
    setUp: async () => ({
      products: Object.fromEntries(
        CHOICES.map((choice) => [priceVariable(choice), `demo_price_${choice.planType}_${choice.billingCycle}`]),
      ),
      webhookSecret: 'demo_whsec',
    }),
    confirm: (customerId, clientSecret, cardNumber) => {
      const answer = known(cardNumber)
      return act(customerId, (before, now) => {
        const invoice = openInvoice(before, clientSecret)
        if (answer.kind === 'question') return [before, 'requires_action']
        return [settlePayment({ ...before, card: answer.card }, invoice, now), 'succeeded']
      })
    },
    authenticate: (customerId, clientSecret, approved) =>
      act(customerId, (before, now) => {
        const invoice = openInvoice(before, clientSecret)
        if (!approved) throw new AppError('card-refused')
        return [settlePayment({ ...before, card: 'good' }, invoice, now), undefined]
      }),
    changeCard: (customerId, cardNumber) => {
      const answer = known(cardNumber)
      return act(customerId, (before, now) => {
        const account = changeCard(before, answer.card, now)
        return [
          account,
          before.subscriptions.some(
            ({ status, id }) => status === 'past_due' && subscriptionOf(account, id).status === 'active',
          ),
        ]
      })
    },
    endPeriodNow: (customerId, id) =>
      act(customerId, (account, now) => [settle(endPeriodNow(account, id, now), now), undefined]),
  }
}

/** @throws AppError 'card-not-for-tests' or 'card-refused' */
function known(cardNumber: string): Exclude<CardAnswer, { kind: 'refused' }> {
  const answer = answerOf(cardNumber)
  if (answer === null) throw new AppError('card-not-for-tests')
  if (answer.kind === 'refused') throw new AppError('card-refused')
  return answer
}

function openInvoice(account: DemoAccount, clientSecret: string) {
  const invoice = account.invoices.find((one) => one.clientSecret === clientSecret && one.status === 'open')
  if (!invoice) throw new AppError('payment-not-found')
  return invoice
}

const paymentOf = (open: DemoInvoice | undefined): OpenPayment | null =>
  open ? { clientSecret: open.clientSecret, dueCents: open.netCents + open.vatCents } : null

const presentedLine = ({ from, to, ...line }: DemoLine): InvoiceLine => ({
  ...line,
  from: new Date(from),
  to: new Date(to),
})

function presented(account: DemoAccount, subscription: DemoSubscription): ProviderSubscription {
  const { id, status, planType, billingCycle, startedAt, cancelAtPeriodEnd, endedAt } = subscription
  const waiting = openInvoiceOf(account, id)?.change ?? null
  const end = periodEnd(subscription)
  return {
    id,
    status,
    plan: planType,
    cycle: billingCycle,
    pending: waiting && { planType: waiting.planType, billingCycle: waiting.billingCycle },
    startedAt: new Date(startedAt),
    currentPeriodEnd: end,
    cancelAt: cancelAtPeriodEnd ? end : null,
    endedAt: endedAt === null ? null : new Date(endedAt),
  }
}
