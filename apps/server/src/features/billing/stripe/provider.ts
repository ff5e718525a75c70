import type { BillingDetails, PlanChoice } from '@riflesso/contract'
import type Stripe from 'stripe'
import { addMonths } from '#features/account'
import type { StripeSettings } from '#platform/config'
import type { Db } from '#platform/database/db'
import { CYCLE_MONTHS } from '../plan-choices.ts'
import {
  type OpenPayment,
  type Payer,
  type PaymentProvider,
  PROVIDER_STATUSES,
  type Proration,
  type ProviderSubscription,
  type Started,
} from '../provider.ts'
import { priceOf } from '../repository.ts'
import { connect, once, orFailure } from './client.ts'
import { readEvent } from './events.ts'
import { createInvoiceReader, refundInvoice } from './invoices.ts'
import { choiceOf, createPriceFinder, vatRateId } from './prices.ts'
import { setUpStripe } from './set-up.ts'

/** Removes a customer's credit. Stripe counts credit as negative; a positive balance is a debt, and stays. */
async function clearBalance(stripe: Stripe, customerId: string): Promise<void> {
  const customer = await stripe.customers.retrieve(customerId)
  if (!customer.deleted && customer.balance < 0) await stripe.customers.update(customerId, { balance: 0 })
}

/** Details that an Italian invoice requires and Stripe has no field for. At most four. */
const customFields = (details: BillingDetails) =>
  [
    { name: 'Partita IVA', value: details.vatNumber },
    { name: 'Codice fiscale', value: details.taxCode },
    { name: 'Codice destinatario', value: details.recipientCode },
    { name: 'PEC', value: details.pec },
  ].flatMap(({ name, value }) => (value === null ? [] : [{ name, value }]))

/** The salon's details that Stripe gets. */
const customerParams = ({ salonId, email, details }: Payer) =>
  ({
    email,
    preferred_locales: ['it'],
    metadata: { salon_id: salonId },
    ...(details && {
      name: details.companyName,
      address: {
        line1: details.street,
        postal_code: details.postalCode,
        city: details.city,
        state: details.province,
        country: 'IT',
      },
      invoice_settings: { custom_fields: customFields(details) },
    }),
  }) satisfies Stripe.CustomerCreateParams

const WITH_PAYMENT = ['latest_invoice.confirmation_secret']

type Parts = {
  readonly settings: StripeSettings
  readonly db: Db
  readonly fetch?: typeof fetch
  /** Called with a variable whose price differs from our pages. */
  readonly onStalePrice?: (variable: string) => void
}

/** The Stripe provider. `fetch` replaces the network's in tests. */
export function createStripeProvider({ settings, db, fetch, onStalePrice = () => undefined }: Parts): PaymentProvider {
  const stripe = connect(settings, fetch)
  const paidInvoices = createInvoiceReader(stripe, settings)
  const priceIdOf = createPriceFinder(stripe, settings, (choice) => priceOf(db, choice), onStalePrice)
  const started = (subscription: Stripe.Subscription): Started => ({
    subscription: readSubscription(settings, subscription),
    payment: openPaymentOf(subscription),
  })
  /** The item whose price is changed: without its id a second one would be added. */
  const changedItems = async (id: string, choice: PlanChoice) => {
    const subscription = await stripe.subscriptions.retrieve(id)
    const item = subscription.items.data[0]
    return { subscription, items: [{ ...(item && { id: item.id }), price: await priceIdOf(choice) }] }
  }

  return {
    name: 'stripe',
    publishableKey: settings.publishableKey,
    owns: (customerId) => customerId.startsWith('cus_'),
    readEvent: (rawBody, signature) => readEvent(stripe, settings.webhookSecret, rawBody, signature),
    ...orFailures({
      createCustomer: async (payer, key) => {
        const create = (idempotencyKey: string) => stripe.customers.create(customerParams(payer), { idempotencyKey })
        return (await once(key, create)).id
      },
      updateCustomer: async (customerId, payer) => {
        await stripe.customers.update(customerId, customerParams(payer))
      },
      listSubscriptions: async (customer) => {
        const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 100 })
        return data.map((subscription) => readSubscription(settings, subscription))
      },
      subscribe: async (customer, choice, key) => {
        const params: Stripe.SubscriptionCreateParams = {
          customer,
          items: [{ price: await priceIdOf(choice) }],
          default_tax_rates: [await vatRateId(stripe)],
          payment_behavior: 'default_incomplete',
          payment_settings: { save_default_payment_method: 'on_subscription', payment_method_types: ['card'] },
          expand: WITH_PAYMENT,
        }
        return started(await once(key, (idempotencyKey) => stripe.subscriptions.create(params, { idempotencyKey })))
      },
      openPayment: async (_customerId, id) =>
        openPaymentOf(await stripe.subscriptions.retrieve(id, { expand: WITH_PAYMENT })),
      preview: async (customer, id, choice, at) => {
        const { subscription, items } = await changedItems(id, choice)
        const invoice = await stripe.invoices.createPreview({
          customer,
          subscription: id,
          subscription_details: { items, proration_behavior: 'always_invoice', proration_date: secondsOf(at) },
        })
        const { cycle, currentPeriodEnd } = readSubscription(settings, subscription)
        const renewsAt =
          cycle === choice.billingCycle ? currentPeriodEnd : addMonths(at, CYCLE_MONTHS[choice.billingCycle])
        return readPreview(invoice, at, renewsAt)
      },
      change: async (_customerId, id, choice, at, idempotencyKey) => {
        const changes: Stripe.SubscriptionUpdateParams = {
          items: (await changedItems(id, choice)).items,
          proration_behavior: 'always_invoice',
          proration_date: secondsOf(at),
          payment_behavior: 'pending_if_incomplete',
          expand: WITH_PAYMENT,
        }
        return started(await stripe.subscriptions.update(id, changes, { idempotencyKey }))
      },
      setCancelAtPeriodEnd: async (_customerId, id, cancel) => {
        const { cancel_at, cancel_at_period_end } = await stripe.subscriptions.retrieve(id)
        if (cancel ? cancel_at !== null : cancel_at === null) return
        // A date set at the portal is removed as a date.
        const changes = cancel || cancel_at_period_end ? { cancel_at_period_end: cancel } : { cancel_at: '' as const }
        await stripe.subscriptions.update(id, changes)
      },
      end: async (_customerId, id) => {
        await stripe.subscriptions.cancel(id)
      },
      paidInvoices,
      refund: (_customerId, invoiceId) => refundInvoice(stripe, invoiceId),
      clearCredit: (customer) => clearBalance(stripe, customer),
      portalUrl: async (customer, return_url) =>
        (await stripe.billingPortal.sessions.create({ customer, return_url, locale: 'it' })).url,
      setUp: (webhookUrl) => setUpStripe(stripe, db, webhookUrl),
    }),
  }
}

type Calls = Omit<PaymentProvider, 'name' | 'publishableKey' | 'owns' | 'readEvent'>

/** Calls to Stripe, each of which throws its failures as ours. */
const orFailures = (calls: Calls): Calls => {
  const call = calls as unknown as Readonly<Record<string, (...args: unknown[]) => Promise<unknown>>>
  const wrapped = Object.entries(call).map(([name, own]) => [
    name,
    (...args: unknown[]) => orFailure(() => own(...args)),
  ])
  return Object.fromEntries(wrapped) as Calls
}

const secondsOf = (dateOf: Date): number => Math.floor(dateOf.getTime() / 1000)

function readPreview({ lines, total, total_taxes, amount_due }: Stripe.Invoice, at: Date, renewsAt: Date): Proration {
  const amounts = lines.data.map(({ amount }) => amount)
  const sum = (some: readonly number[]) => some.reduce((before, amount) => before + amount, 0)
  return {
    at,
    creditCents: sum(amounts.filter((amount) => amount < 0)),
    chargeCents: sum(amounts.filter((amount) => amount > 0)),
    vatCents: Math.max(0, sum((total_taxes ?? []).map(({ amount }) => amount))),
    totalCents: Math.max(0, total < 0 ? 0 : amount_due),
    renewsAt,
  }
}

const dateOf = (seconds: number) => new Date(1000 * seconds)

/** A Stripe subscription in our terms. Its period is that of its only item. */
function readSubscription(settings: StripeSettings, subscription: Stripe.Subscription): ProviderSubscription {
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
function openPaymentOf({ latest_invoice: invoice }: Stripe.Subscription): OpenPayment | null {
  if (invoice === null || typeof invoice === 'string' || invoice.status !== 'open') return null
  const clientSecret = invoice.confirmation_secret?.client_secret
  return clientSecret === undefined ? null : { clientSecret, dueCents: invoice.amount_due }
}
