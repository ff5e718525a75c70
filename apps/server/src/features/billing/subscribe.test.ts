import { TEST_CARDS } from '@riflesso/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#platform/clock'
import { demonstrationPayments } from '#platform/database/schema/index'
import { dayOf } from '#platform/italian-time'
import { INVOICE_DETAILS, newPayer, newPayerWithoutDetails, newSubscriber } from '#testing/billing'
import { createTestApp, type TestApp } from '#testing/test-app'
import type { DemoAccount } from './demonstration/account.ts'

describe('a plan paid at the demonstration', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp()
  })
  afterAll(() => server.close())

  const accountOf = async (salonId: string): Promise<DemoAccount> => {
    const rows = await server.db
      .select()
      .from(demonstrationPayments)
      .where(eq(demonstrationPayments.customerId, `demo_cus_${salonId}`))
    return rows[0]?.account as DemoAccount
  }

  test('a plan paid at the demonstration opens nothing before the payment, and everything after it', async () => {
    const payer = await newPayer(server)
    const { body } = await payer.wish('basic', 'monthly')
    expect(body).toMatchObject({
      status: 'incomplete',
      clientSecret: expect.any(String),
      // 39,90 and 22 % of VAT.
      dueCents: 4868,
      planType: 'basic',
      billingCycle: 'monthly',
      remainingDays: null,
    })
    expect(await payer.status()).toMatchObject({ plan: 'basic', status: 'incomplete' })
    expect(await payer.stats()).toEqual({ used: 0, remaining: 3 })
    expect((await payer.pay(body.clientSecret)).body).toEqual({ status: 'succeeded' })
    expect(await payer.status()).toMatchObject({
      plan: 'basic',
      status: 'active',
      currentPeriodEnd: '2026-04-02T09:00:00.000Z',
      cancelAtPeriodEnd: false,
      billingCycle: 'monthly',
      hasPortal: true,
    })
    expect(await payer.user()).toMatchObject({
      currentPlan: 'basic',
      subscriptionStatus: 'active',
      subscriptionStartDate: '2026-03-02T09:00:00.000Z',
      subscriptionEndDate: '2026-04-02T09:00:00.000Z',
    })
    expect(await payer.stats()).toEqual({ used: 0, remaining: 50 })
  })

  test('a plan paid at the demonstration charges the price of the plan and 22 % of VAT', async () => {
    const payer = await newSubscriber(server, 'pro', 'yearly')
    const { invoices } = await accountOf(payer.salon.id)
    expect(invoices).toMatchObject([{ netCents: 76_890, vatCents: 16_916, status: 'paid', reason: 'create' }])
  })

  test('a plan paid at the demonstration stays open after a refused card, and is paid by another one', async () => {
    const payer = await newPayer(server)
    const { body } = await payer.wish('basic', 'monthly')
    expect(await payer.pay(body.clientSecret, TEST_CARDS.refused)).toMatchObject({
      code: 402,
      body: { code: 'card-refused' },
    })
    expect(await payer.status()).toMatchObject({ status: 'incomplete' })
    await payer.pay(body.clientSecret)
    expect(await payer.status()).toMatchObject({ status: 'active' })
  })

  test('a plan paid at the demonstration accepts test cards alone', async () => {
    const payer = await newPayer(server)
    const { body } = await payer.wish('basic', 'monthly')
    expect(await payer.pay(body.clientSecret, '5555555555554444')).toMatchObject({
      code: 400,
      body: { code: 'card-not-for-tests' },
    })
  })

  test.each([true, false])(
    'a plan paid at the demonstration needs the approval of the card owner where the bank requires it; approved: %s',
    async (approved) => {
      const payer = await newPayer(server)
      const { clientSecret } = (await payer.wish('basic', 'monthly')).body
      expect((await payer.pay(clientSecret, TEST_CARDS.authentication)).body).toEqual({ status: 'requires_action' })
      expect(await payer.status()).toMatchObject({ status: 'incomplete' })
      const answer = await payer.call('POST', 'demonstration-authentication', { clientSecret, approved })
      expect(answer.code).toBe(approved ? 200 : 402)
      expect(await payer.status()).toMatchObject({ status: approved ? 'active' : 'incomplete' })
    },
  )

  test('a plan paid at the demonstration resumes an interrupted payment, and drops it after 23 hours', async () => {
    const payer = await newPayer(server)
    const first = (await payer.wish('basic', 'monthly')).body
    expect((await payer.wish('basic', 'monthly')).body).toEqual(first)
    server.clock.advance(23 * HOUR_MS)
    expect(await payer.status()).toMatchObject({ plan: 'none', status: 'none' })
    const later = (await payer.wish('basic', 'monthly')).body
    expect(later.clientSecret).not.toBe(first.clientSecret)
    expect(await payer.pay(first.clientSecret)).toMatchObject({ code: 404, body: { code: 'payment-not-found' } })
  })

  test('a plan paid at the demonstration replaces an unpaid payment by another choice', async () => {
    const payer = await newPayer(server)
    const basic = (await payer.wish('basic', 'monthly')).body
    const pro = (await payer.wish('pro', 'yearly')).body
    expect((await payer.pay(basic.clientSecret)).code).toBe(404)
    await payer.pay(pro.clientSecret)
    expect(await payer.status()).toMatchObject({ plan: 'pro', status: 'active', billingCycle: 'yearly' })
  })

  test('a plan paid at the demonstration is subscribed once by ten simultaneous calls', async () => {
    const payer = await newPayer(server)
    const answers = await Promise.all(Array.from({ length: 10 }, () => payer.wish('basic', 'monthly')))
    expect(new Set(answers.map(({ body }) => body.clientSecret)).size).toBe(1)
    const { subscriptions, invoices } = await accountOf(payer.salon.id)
    expect([subscriptions.length, invoices.length]).toEqual([1, 1])
  })

  test('a plan paid at the demonstration is charged once by two simultaneous upgrades', async () => {
    const payer = await newSubscriber(server, 'basic')
    server.clock.advance(10 * DAY_MS)
    const answers = await Promise.all([payer.wish('pro', 'monthly'), payer.wish('pro', 'monthly')])
    expect(answers.map(({ body }) => body.status)).toEqual(['active', 'active'])
    const { subscriptions, invoices } = await accountOf(payer.salon.id)
    expect(subscriptions).toHaveLength(1)
    expect(invoices.filter(({ reason }) => reason === 'update')).toHaveLength(1)
  })

  test('a plan paid at the demonstration is bought without billing details, and its invoice waits for them', async () => {
    const payer = await newPayerWithoutDetails(server)
    const paidOn = dayOf(server.clock())
    const { code, body } = await payer.wish('basic', 'monthly')
    expect([code, body.dueCents]).toEqual([200, 4868])
    expect((await payer.pay(body.clientSecret)).body).toEqual({ status: 'succeeded' })
    expect(await payer.status()).toMatchObject({ plan: 'basic', status: 'active' })
    expect((await payer.call('GET', 'invoices')).body).toEqual({ invoices: [], waitForDetails: 1 })
    server.clock.advance(3 * DAY_MS)
    expect((await payer.call('PUT', 'billing-details', INVOICE_DETAILS)).code).toBe(200)
    expect((await payer.call('GET', 'invoices')).body).toMatchObject({
      invoices: [{ kind: 'invoice', date: paidOn, totalCents: 4868 }],
      waitForDetails: 0,
    })
  })
})

test('a plan cannot be bought in production without keys, and the response says so', async () => {
  const server = await createTestApp({ payments: null })
  const payer = await newPayer(server)
  expect(await payer.call('GET', 'payment-settings')).toMatchObject({ body: { provider: 'off', publishableKey: null } })
  expect(await payer.wish('basic', 'monthly')).toEqual({
    code: 503,
    body: { error: 'Su questo server i pagamenti non sono attivi: scrivi a chi lo gestisce.', code: 'payments-off' },
  })
  expect(await payer.pay('x')).toMatchObject({ code: 404 })
  expect(await payer.status()).toMatchObject({ plan: 'none', status: 'none', hasPortal: false })
  await server.close()
})
