import { PAID_PLANS, type PaidPlan, type PlanChoice } from '@riflesso/contract'
import Stripe from 'stripe'
import type { Db } from '#platform/database/db'
import { CHOICES, priceVariable } from '../plan-choices.ts'
import type { SetUp } from '../provider.ts'
import { priceOf, setStripePriceId } from '../repository.ts'
import { charges, INTERVALS, lookupKey, vatRateId } from './prices.ts'

const NAMES: Readonly<Record<PaidPlan, string>> = { basic: 'Riflesso Basic', pro: 'Riflesso Pro' }

/** Events after which a salon's subscription or its payments may have changed. */
const EVENTS = [
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.pending_update_applied',
  'customer.subscription.pending_update_expired',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.finalization_failed',
  'charge.refunded',
] as const

/** Products, prices as in `subscription_plans`, the tax rate and the webhook: existing ones are kept. */
export async function setUpStripe(stripe: Stripe, db: Db, webhookUrl: string): Promise<SetUp> {
  await vatRateId(stripe)
  const products = Object.fromEntries(
    await Promise.all(PAID_PLANS.map(async (plan) => [plan, await ensureProduct(stripe, plan)] as const)),
  )
  const prices: Record<string, string> = {}
  for (const choice of CHOICES) {
    const cents = await priceOf(db, choice)
    const id = await ensurePrice(stripe, String(products[choice.planType]), choice, cents)
    prices[priceVariable(choice)] = id
    await setStripePriceId(db, choice, id)
  }
  return { products: prices, webhookSecret: await ensureWebhook(stripe, webhookUrl) }
}

async function ensureProduct(stripe: Stripe, plan: PaidPlan): Promise<string> {
  const { data } = await stripe.products.list({ active: true, limit: 100 })
  const known = data.find(({ metadata }) => metadata.riflesso === plan)
  if (known) return known.id
  const made = await stripe.products.create(
    { name: NAMES[plan], metadata: { riflesso: plan } },
    { idempotencyKey: `riflesso-product-${plan}` },
  )
  return made.id
}

/** A price cannot be changed: for another amount a new one is created and takes the key over. */
async function ensurePrice(stripe: Stripe, product: string, choice: PlanChoice, cents: number): Promise<string> {
  const key = lookupKey(choice)
  const { data } = await stripe.prices.list({ lookup_keys: [key], active: true })
  const known = data.find((price) => charges(price, cents, choice))
  if (known) return known.id
  const made = await stripe.prices.create(
    {
      product,
      currency: 'eur',
      unit_amount: cents,
      tax_behavior: 'exclusive',
      recurring: { interval: INTERVALS[choice.billingCycle] },
      lookup_key: key,
      transfer_lookup_key: true,
      metadata: { riflesso: key },
    },
    { idempotencyKey: `riflesso-price-${key}-${cents}-${product}` },
  )
  return made.id
}

/** The secret of a new webhook; null when it existed already. */
async function ensureWebhook(stripe: Stripe, url: string): Promise<string | null> {
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 })
  const known = data.find((endpoint) => endpoint.url === url && endpoint.status === 'enabled')
  if (known) return null
  const made = await stripe.webhookEndpoints.create({
    url,
    enabled_events: [...EVENTS],
    api_version: Stripe.API_VERSION,
  })
  return made.secret ?? null
}
