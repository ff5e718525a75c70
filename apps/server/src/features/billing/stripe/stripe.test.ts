import type { stripeSetup } from '@riflesso/contract'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { DAY_MS } from '#platform/clock'
import { subscriptionPlans } from '#platform/database/schema/index'
import { newPayer } from '#testing/billing'
import { serveStripe } from '#testing/stripe/connect'
import { createStripeStandIn, type StripeStandIn } from '#testing/stripe/stand-in'
import { deliver, STRIPE_ENV, signatureOf } from '#testing/stripe/webhook'
import { createTestApp, type TestApp } from '#testing/test-app'
import { createTestClock } from '#testing/test-clock'
import { findSalon } from '../repository.ts'

const DETAILS = {
  vatNumber: '07643520567',
  street: 'Via Roma 1',
  postalCode: '50123',
  city: 'Firenze',
  province: 'FI',
  pec: 'ada@pec.it',
}

const OPERATOR = 'operatore@example.it'

describe('Stripe, as served by its local stand-in', () => {
  let server: TestApp
  let stripe: StripeStandIn
  let stop: () => Promise<void>
  let operator: Awaited<ReturnType<typeof newPayer>>
  let firstSetUp: z.output<typeof stripeSetup.response>

  beforeAll(async () => {
    const clock = createTestClock()
    stripe = createStripeStandIn(clock)
    const { url, close } = await serveStripe(stripe)
    stop = close
    server = await createTestApp({ clock, env: { ...STRIPE_ENV, STRIPE_API_URL: url, ADMIN_EMAILS: OPERATOR } })
    operator = await newPayer(server, { email: OPERATOR })
    firstSetUp = (await operator.call('POST', 'stripe-setup')).body
  })
  afterAll(async () => {
    await server.close()
    await stop()
  })
  afterEach(() => {
    stripe.goDown(false)
    expect(stripe.wrong).toEqual([])
  })

  const customerOf = async (salonId: string) => (await findSalon(server.db, salonId)).stripeCustomerId ?? ''

  /** A salon whose plan is paid, with its event delivered. */
  async function subscriber(planType: 'basic' | 'pro', card: 'good' | 'fails-later' = 'good') {
    const payer = await newPayer(server)
    const { body } = await payer.wish(planType, 'monthly')
    stripe.pay(body.clientSecret, card)
    expect(await deliver(server, stripe.events.at(-1)!)).toBe(200)
    return { ...payer, customerId: await customerOf(payer.salon.id) }
  }

  test('the browser gets only the public key of Stripe', async () => {
    const payer = await newPayer(server)
    expect((await payer.call('GET', 'payment-settings')).body).toEqual({
      provider: 'stripe',
      publishableKey: 'pk_test_1',
      isOperator: false,
    })
    expect((await payer.pay('x')).code).toBe(404)
  })

  test('the Stripe set-up is idempotent and restricted to the operator', async () => {
    const salon = await newPayer(server)
    expect((await salon.call('POST', 'stripe-setup')).code).toBe(403)
    const { body } = await operator.call('POST', 'stripe-setup')
    expect(body.webhook).toEqual({ url: 'http://localhost:3000/api/stripe-webhook', secret: null })
    expect(body.products).toEqual(firstSetUp.products)
    expect(firstSetUp.webhook.secret).toBe('whsec_new')
    expect(Object.keys(firstSetUp.products)).toHaveLength(4)
    const plans = await server.db.select().from(subscriptionPlans)
    const basic = plans.find(({ name }) => name === 'basic')
    expect(basic?.stripeMonthlyPriceId).toBe(firstSetUp.products.STRIPE_BASIC_MONTHLY_PRICE_ID)
  })

  test('a payment event activates the plan', async () => {
    const payer = await newPayer(server)
    const { body } = await payer.wish('basic', 'monthly')
    expect(body).toMatchObject({ status: 'incomplete', clientSecret: expect.any(String) })
    expect(await payer.user()).toMatchObject({ subscriptionStatus: 'incomplete' })
    stripe.pay(body.clientSecret)
    expect(await payer.user()).toMatchObject({ subscriptionStatus: 'incomplete' })
    await deliver(server, stripe.events.at(-1)!)
    expect(await payer.user()).toMatchObject({ currentPlan: 'basic', subscriptionStatus: 'active' })
    expect(await payer.stats()).toEqual({ used: 0, remaining: 50 })
  })

  test('an older event delivered later stores the current state, because every event queries Stripe', async () => {
    const { call, user, customerId } = await subscriber('basic')
    const active = stripe.events.at(-1)!
    await call('POST', 'cancel-subscription')
    stripe.endPeriod(customerId)
    await deliver(server, { ...active, payload: active.payload.replace(active.id, 'evt_late') })
    expect(await user()).toMatchObject({ subscriptionStatus: 'cancelled' })
  })

  test('an event is handled once', async () => {
    const payer = await subscriber('basic')
    const event = stripe.events.at(-1)!
    const before = stripe.requests.length
    expect(await deliver(server, event)).toBe(200)
    expect(stripe.requests.length).toBe(before)
    expect(await payer.user()).toMatchObject({ subscriptionStatus: 'active' })
  })

  test('an event whose handling failed is handled when it is sent again', async () => {
    const payer = await newPayer(server)
    const { body } = await payer.wish('pro', 'yearly')
    stripe.pay(body.clientSecret)
    const event = stripe.events.at(-1)!
    stripe.goDown(true)
    expect(await deliver(server, event)).toBe(502)
    stripe.goDown(false)
    expect(await deliver(server, event)).toBe(200)
    expect(await payer.user()).toMatchObject({ currentPlan: 'pro', subscriptionStatus: 'active' })
  })

  test('a payment made outside the app activates the plan and issues the invoice', async () => {
    const payer = await newPayer(server)
    await payer.wish('basic', 'monthly')
    stripe.payElsewhere(await customerOf(payer.salon.id))
    expect(await deliver(server, stripe.events.at(-1)!)).toBe(200)
    expect(await payer.user()).toMatchObject({ currentPlan: 'basic', subscriptionStatus: 'active' })
    expect((await payer.call('GET', 'invoices')).body.invoices).toMatchObject([{ kind: 'invoice', totalCents: 4868 }])
  })

  test('forged, changed, too old, too new and unsigned events are ignored', async () => {
    const payer = await newPayer(server)
    const { body } = await payer.wish('basic', 'monthly')
    stripe.pay(body.clientSecret)
    const event = stripe.events.at(-1)!
    const before = stripe.requests.length
    expect(await deliver(server, event, signatureOf(event.payload, 'whsec_other'))).toBe(400)
    expect(await deliver(server, event, signatureOf(`${event.payload} `))).toBe(400)
    expect(await deliver(server, event, signatureOf(event.payload, undefined, 301))).toBe(400)
    expect(await deliver(server, event, signatureOf(event.payload, undefined, -310))).toBe(400)
    expect(await deliver(server, event, '')).toBe(400)
    const unsigned = await server.app.inject({ method: 'POST', url: '/api/stripe-webhook', payload: event.payload })
    expect(unsigned.statusCode).toBeGreaterThanOrEqual(400)
    expect(stripe.requests.length).toBe(before)
    expect(await payer.user()).toMatchObject({ subscriptionStatus: 'incomplete' })
  })

  test.each([
    'null',
    '[]',
    '7',
    '{}',
    '{"id":"evt_1","type":"x","data":null}',
    '{"id":"","type":"x","data":{"object":{}}}',
  ])('a signed body that is not an event is refused: %s', async (payload) => {
    expect(await deliver(server, { id: 'evt_1', type: 'x', payload })).toBe(400)
  })

  test('a payment reported by the browser is checked with Stripe', async () => {
    const payer = await newPayer(server)
    const { body } = await payer.wish('basic', 'monthly')
    const claim = { type: 'invoice.payment_succeeded', userId: payer.salon.id }
    const succeeds = async (more: object = {}) =>
      (await payer.call('POST', 'stripe-webhook-dev', { ...claim, ...more })).body.success
    expect(await succeeds({ planType: 'basic', billingCycle: 'monthly' })).toBe(false)
    expect(await payer.user()).toMatchObject({ subscriptionStatus: 'incomplete' })
    stripe.pay(body.clientSecret)
    expect(await succeeds()).toBe(true)
    expect(await succeeds({ planType: 'basic', billingCycle: 'monthly' })).toBe(true)
    expect(await succeeds({ planType: 'pro', billingCycle: 'monthly' })).toBe(false)
    expect(await succeeds({ planType: 'basic', billingCycle: 'yearly' })).toBe(false)
    expect(await succeeds({ planType: 7, billingCycle: null })).toBe(false)
    expect(await payer.user()).toMatchObject({ currentPlan: 'basic', subscriptionStatus: 'active' })
  })

  test('simultaneous purchases create one subscription', async () => {
    const payer = await newPayer(server)
    const answers = await Promise.all(Array.from({ length: 6 }, () => payer.wish('pro', 'monthly')))
    expect(new Set(answers.map(({ body }) => body.clientSecret)).size).toBe(1)
    expect(stripe.account(await customerOf(payer.salon.id)).subscriptions).toHaveLength(1)
  })

  test('a refused purchase can be repeated with the same or corrected details', async () => {
    const payer = await newPayer(server)
    const before = stripe.requests.length
    await payer.call('PUT', 'billing-details', { ...DETAILS, companyName: 'Salone Sbagliato' })
    stripe.failNext(402)
    expect(await payer.wish('basic', 'monthly')).toMatchObject({ code: expect.any(Number) })
    await payer.call('PUT', 'billing-details', { ...DETAILS, companyName: 'Salone Giusto' })
    expect(await payer.wish('basic', 'monthly')).toMatchObject({ code: 200, body: { status: 'incomplete' } })
    expect(stripe.requests.slice(before).filter((request) => /POST .*customers$/.test(request))).toHaveLength(2)

    const same = await newPayer(server)
    stripe.failNext(500)
    expect(await same.wish('pro', 'monthly')).toMatchObject({ code: 502 })
    expect(await same.wish('pro', 'monthly')).toMatchObject({ code: 200, body: { status: 'incomplete' } })
    const { subscriptions } = stripe.account(await customerOf(same.salon.id))
    expect(subscriptions).toHaveLength(1)
  })

  test('two simultaneous upgrades are charged once', async () => {
    const { wish, customerId } = await subscriber('basic')
    server.clock.advance(3 * DAY_MS)
    const answers = await Promise.all([wish('pro', 'monthly'), wish('pro', 'monthly')])
    expect(answers.map(({ body }) => body.status)).toEqual(['active', 'active'])
    const { subscriptions, invoices } = stripe.account(customerId)
    expect(subscriptions).toHaveLength(1)
    expect(invoices.filter(({ reason }) => reason === 'update')).toHaveLength(1)
  })

  test('an upgrade shows its proration, and takes effect only when it is paid', async () => {
    const { call, wish, status, user } = await subscriber('basic', 'fails-later')
    const { preview } = (await call('GET', 'plan-change?planType=pro&billingCycle=monthly')).body
    expect(preview).toMatchObject({ creditCents: -3990, chargeCents: 6990, vatCents: 660, totalCents: 3660 })
    const { body } = await wish('pro', 'monthly', { prorationDate: preview.prorationDate })
    expect(body).toMatchObject({ clientSecret: expect.any(String), dueCents: preview.totalCents })
    expect(await status()).toMatchObject({ plan: 'basic', status: 'active' })
    const succeeds = async (more: object) => (await call('POST', 'stripe-webhook-dev', more)).body.success
    expect(await succeeds({})).toBe(false)
    expect(await succeeds({ planType: 'pro', billingCycle: 'monthly' })).toBe(false)
    stripe.pay(body.clientSecret)
    expect(await succeeds({})).toBe(true)
    expect(await succeeds({ planType: 'pro', billingCycle: 'monthly' })).toBe(true)
    await deliver(server, stripe.events.at(-1)!)
    expect(await user()).toMatchObject({ currentPlan: 'pro', subscriptionStatus: 'active' })
  })

  test('a subscription is cancelled at the end of its period, and can be resumed', async () => {
    const { call, status } = await subscriber('pro')
    await call('POST', 'cancel-subscription')
    expect(await status()).toMatchObject({ status: 'active', cancelAtPeriodEnd: true })
    await call('POST', 'resume-subscription')
    expect(await status()).toMatchObject({ status: 'active', cancelAtPeriodEnd: false })
  })

  test('a failed renewal deactivates the plan until another card pays', async () => {
    const { status, stats, customerId } = await subscriber('basic', 'fails-later')
    stripe.endPeriod(customerId)
    expect(await status()).toMatchObject({ status: 'past_due', hasPortal: true })
    expect(await stats()).toEqual({ used: 0, remaining: 3 })
    stripe.changeCard(customerId, 'good')
    expect(await status()).toMatchObject({ status: 'active' })
  })

  test('a refund returns all payments and ends the plan', async () => {
    const { call, status, customerId } = await subscriber('basic')
    expect((await call('POST', 'guarantee-refund')).code).toBe(200)
    expect(stripe.account(customerId).invoices).toMatchObject([{ status: 'refunded' }])
    expect(await status()).toMatchObject({ status: 'canceled' })
  })

  test('the credit of a change of plan is refunded once, with its payment', async () => {
    const payer = await newPayer(server)
    stripe.pay((await payer.wish('basic', 'yearly')).body.clientSecret)
    const customerId = await customerOf(payer.salon.id)
    server.clock.advance(DAY_MS)
    expect((await payer.wish('pro', 'monthly')).body).toMatchObject({ status: 'active', clientSecret: null })
    expect(stripe.account(customerId).creditCents).toBeGreaterThan(30_000)
    expect((await payer.call('POST', 'guarantee-refund')).code).toBe(200)
    expect(stripe.account(customerId).creditCents).toBe(0)
    await payer.wish('basic', 'monthly')
    expect(stripe.account(customerId).invoices.at(-1)).toMatchObject({ status: 'open', netCents: 3990 })
    expect(stripe.customerOf(payer.salon.email)).toBe(customerId)
  })

  test("the plan page links to Stripe's own page for the card", async () => {
    const { call, customerId } = await subscriber('basic')
    expect((await call('POST', 'billing-portal')).body.url).toBe(
      `https://billing.stripe.com/p/session/${customerId}?back=${encodeURIComponent('http://localhost:3000/subscription')}`,
    )
  })

  test('while Stripe does not answer, the stored state is served and purchases are refused', async () => {
    const { status, wish } = await subscriber('basic')
    stripe.goDown(true)
    expect(await status()).toMatchObject({ plan: 'basic', status: 'active' })
    expect(await wish('pro', 'monthly')).toMatchObject({ code: 502, body: { code: 'payment-provider-failed' } })
  })
})
