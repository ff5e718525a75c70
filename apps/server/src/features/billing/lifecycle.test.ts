import { TEST_CARDS } from '@riflesso/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS } from '#platform/clock'
import { newSubscriber } from '#testing/billing'
import { createTestApp, type TestApp } from '#testing/test-app'
import { createTestClock } from '#testing/test-clock'

describe('a subscription at the demonstration', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp()
  })
  afterAll(() => server.close())

  test('a subscription at the demonstration shows the proration of an upgrade and charges exactly that', async () => {
    const payer = await newSubscriber(server, 'basic')
    server.clock.advance(10 * DAY_MS)
    const { preview } = (await payer.call('GET', 'plan-change?planType=pro&billingCycle=monthly')).body
    // 21 of 31 days are left: 39,90 and 69,90 in that proportion.
    expect(preview).toMatchObject({
      creditCents: -2703,
      chargeCents: 4735,
      vatCents: 447,
      totalCents: 2479,
      remainingDays: 21,
    })
    server.clock.advance(60_000)
    const { body } = await payer.wish('pro', 'monthly', { prorationDate: preview.prorationDate })
    expect(body).toMatchObject({ status: 'active', clientSecret: null, planType: 'pro', remainingDays: 21 })
    expect(await payer.status()).toMatchObject({ plan: 'pro', status: 'active' })
    expect(await payer.stats()).toMatchObject({ remaining: null })
  })

  test('a subscription at the demonstration is not changed by an upgrade that the card refuses, until it is paid', async () => {
    const payer = await newSubscriber(server, 'basic', 'monthly', TEST_CARDS.laterFailure)
    const { body } = await payer.wish('pro', 'monthly')
    expect(body).toMatchObject({ clientSecret: expect.any(String) })
    expect(await payer.status()).toMatchObject({ plan: 'basic', status: 'active' })
    expect((await payer.wish('pro', 'monthly')).body.clientSecret).toBe(body.clientSecret)
    await payer.pay(body.clientSecret)
    expect(await payer.status()).toMatchObject({ plan: 'pro', status: 'active' })
  })

  test.each([
    ['pro', 'monthly', 'basic', 'monthly'],
    ['pro', 'yearly', 'pro', 'monthly'],
    ['basic', 'yearly', 'basic', 'monthly'],
  ] as const)('%s %s does not become %s %s', async (plan, cycle, otherPlan, otherCycle) => {
    const payer = await newSubscriber(server, plan, cycle)
    expect(await payer.wish(otherPlan, otherCycle)).toMatchObject({ code: 409, body: { code: 'plan-change-refused' } })
    expect(await payer.status()).toMatchObject({ plan, billingCycle: cycle })
  })

  test('a subscription at the demonstration is not bought twice for the same plan', async () => {
    const payer = await newSubscriber(server, 'pro', 'yearly')
    expect((await payer.wish('pro', 'yearly')).body).toMatchObject({ status: 'active', clientSecret: null })
  })

  test('a subscription at the demonstration that is cancelled stays active until its period ends', async () => {
    const payer = await newSubscriber(server, 'basic')
    const { body } = await payer.call('POST', 'cancel-subscription')
    expect(body.message).toBe(
      'Il tuo abbonamento è stato cancellato e scadrà alla fine del periodo di fatturazione corrente.',
    )
    expect(await payer.status()).toMatchObject({ status: 'active', cancelAtPeriodEnd: true, message: body.message })
    expect(await payer.stats()).toMatchObject({ remaining: 50 })
    server.clock.advance(31 * DAY_MS)
    expect(await payer.status()).toMatchObject({ plan: 'basic', status: 'canceled', cancelAtPeriodEnd: false })
    expect(await payer.user()).toMatchObject({ subscriptionStatus: 'cancelled' })
    expect(await payer.stats()).toEqual({ used: 0, remaining: 3 })
    expect(await payer.call('POST', 'resume-subscription')).toMatchObject({ code: 404 })
  })

  test('a subscription at the demonstration that is cancelled must be resumed before an upgrade', async () => {
    const payer = await newSubscriber(server, 'basic')
    await payer.call('POST', 'cancel-subscription')
    const refused = { code: 409, body: { code: 'subscription-ending' } }
    expect(await payer.call('GET', 'plan-change?planType=pro&billingCycle=monthly')).toMatchObject(refused)
    expect(await payer.wish('pro', 'monthly')).toMatchObject(refused)
    await payer.call('POST', 'resume-subscription')
    expect(await payer.wish('pro', 'monthly')).toMatchObject({ code: 200, body: { status: 'active' } })
  })

  test('a subscription at the demonstration that is cancelled can be resumed before the end', async () => {
    const payer = await newSubscriber(server, 'basic')
    await payer.call('POST', 'cancel-subscription')
    expect((await payer.call('POST', 'resume-subscription')).code).toBe(200)
    server.clock.advance(31 * DAY_MS)
    expect(await payer.status()).toMatchObject({ status: 'active', cancelAtPeriodEnd: false })
  })

  test('a subscription at the demonstration is renewed every month', async () => {
    const payer = await newSubscriber(server, 'basic')
    const { currentPeriodEnd: first } = await payer.status()
    server.clock.advance(70 * DAY_MS)
    const { status, currentPeriodEnd: later } = await payer.status()
    expect(status).toBe('active')
    expect((Date.parse(later) - Date.parse(first)) / DAY_MS).toBeGreaterThan(58)
  })

  test('a subscription at the demonstration is closed by a failed renewal, and opened again by another card', async () => {
    const payer = await newSubscriber(server, 'basic', 'monthly', TEST_CARDS.laterFailure)
    server.clock.advance(31 * DAY_MS)
    expect(await payer.status()).toMatchObject({ plan: 'basic', status: 'past_due' })
    expect(await payer.stats()).toEqual({ used: 0, remaining: 3 })
    const changed = await payer.call('PUT', 'demonstration-card', { cardNumber: TEST_CARDS.success })
    expect(changed.body).toEqual({ paid: true })
    expect(await payer.status()).toMatchObject({ status: 'active' })
  })

  test('a subscription at the demonstration can be paid from the price list when overdue', async () => {
    const payer = await newSubscriber(server, 'basic', 'monthly', TEST_CARDS.laterFailure)
    server.clock.advance(31 * DAY_MS)
    const { body } = await payer.wish('pro', 'yearly')
    expect(body).toMatchObject({ status: 'past_due', planType: 'basic', billingCycle: 'monthly', dueCents: 4868 })
    await payer.pay(body.clientSecret)
    expect(await payer.status()).toMatchObject({ plan: 'basic', status: 'active' })
  })

  test('a subscription at the demonstration ends when a payment stays overdue, and a new one can begin', async () => {
    const payer = await newSubscriber(server, 'basic', 'monthly', TEST_CARDS.laterFailure)
    server.clock.advance(50 * DAY_MS)
    expect(await payer.status()).toMatchObject({ status: 'canceled' })
    const { body } = await payer.wish('pro', 'monthly')
    await payer.pay(body.clientSecret)
    expect(await payer.status()).toMatchObject({ plan: 'pro', status: 'active' })
  })

  test('a subscription at the demonstration is shown again after the page of the card', async () => {
    const payer = await newSubscriber(server, 'basic')
    const { url } = (await payer.call('POST', 'billing-portal')).body
    expect(url).toBe('/subscription?carta=prova')
  })

  test.each([
    ['yearly', '2026-03-02'],
    ['monthly', '2026-03-31'],
    // Thirty days long, and the month before it thirty-one.
    ['monthly', '2026-11-21'],
  ] as const)('a %s period begun on %s can be let end, to see what then happens', async (cycle, day) => {
    const beside = await createTestApp({ clock: createTestClock(`${day}T09:00:00.000Z`) })
    const payer = await newSubscriber(beside, 'basic', cycle)
    await payer.call('POST', 'cancel-subscription')
    expect((await payer.call('POST', 'demonstration-renewal')).code).toBe(200)
    expect(await payer.status()).toMatchObject({ status: 'canceled' })
    await beside.close()
  })
})
