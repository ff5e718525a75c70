import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Database } from '#platform/database/connect'
import { subscriptionPlans } from '#platform/database/schema/index'
import { createTestDatabase } from '#testing/database/test-database'
import { fetchOf } from '#testing/stripe/connect'
import { createStripeStandIn } from '#testing/stripe/stand-in'
import { STRIPE_ENV } from '#testing/stripe/webhook'
import { testConfig } from '#testing/test-app'
import { createTestClock } from '#testing/test-clock'
import { createStripeProvider } from './provider.ts'

const CHOICE = { planType: 'basic', billingCycle: 'monthly' } as const
const VARIABLE = 'STRIPE_BASIC_MONTHLY_PRICE_ID'
const WEBHOOK = 'https://riflesso.example.it/api/stripe-webhook'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())
afterEach(() => showPrice(39.9))

/** The price on our pages of a month of Basic, in euro. */
const showPrice = (priceMonthly: number) =>
  database.db.update(subscriptionPlans).set({ priceMonthly }).where(eq(subscriptionPlans.name, 'basic'))

/** A provider with these variables at a configured Stripe, its purchases, and its reported stale variables. */
async function stripeWith(env: Record<string, string>) {
  const standIn = createStripeStandIn(createTestClock())
  const stale: string[] = []
  const providerOf = (more: Record<string, string>) => {
    const { stripe: settings } = testConfig({ ...STRIPE_ENV, ...more })
    if (!settings) throw new Error('no keys')
    return createStripeProvider({
      settings,
      db: database.db,
      fetch: fetchOf(standIn),
      onStalePrice: (name) => stale.push(name),
    })
  }
  const { products } = await providerOf({}).setUp(WEBHOOK)
  const provider = providerOf({ ...products, ...env })
  const details = { companyName: 'Salone Ada', vatNumber: '07643520567', taxCode: null, street: 'Via Roma 1' }
  const place = { postalCode: '50123', city: 'Firenze', province: 'FI', recipientCode: null, pec: 'ada@pec.it' }
  const payer = { salonId: 'ada', email: 'ada@example.it', details: { ...details, ...place } }
  const customerId = await provider.createCustomer(payer, 'customer')
  const buy = async (key: string) => {
    await provider.subscribe(customerId, CHOICE, key)
    return standIn.account(customerId).invoices.at(-1)?.netCents
  }
  return { provider, buy, stale }
}

test('a variable names the charged price, as long as it equals the price on our pages', async () => {
  const { buy, stale } = await stripeWith({})
  expect(await buy('first')).toBe(3990)
  expect(stale).toEqual([])
})

test('after a change of price nothing is sold until /stripe-setup, then the new price is charged', async () => {
  const { provider, buy, stale } = await stripeWith({})
  await showPrice(45)
  await expect(buy('first')).rejects.toMatchObject({ code: 'payments-off' })
  await provider.setUp(WEBHOOK)
  expect(await buy('second')).toBe(4500)
  expect(stale).toEqual([VARIABLE, VARIABLE])
})

test.each(['price_2', 'price_none'])('a variable that names %s is ignored', async (id) => {
  const { buy, stale } = await stripeWith({ [VARIABLE]: id })
  expect(await buy('first')).toBe(3990)
  expect(stale).toEqual([VARIABLE])
})
