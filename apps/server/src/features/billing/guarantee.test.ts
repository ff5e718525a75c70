import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS } from '#platform/clock'
import { demonstrationPayments } from '#platform/database/schema/index'
import { newPayer, newSubscriber } from '#testing/billing'
import { createTestApp, type TestApp } from '#testing/test-app'
import type { DemoAccount } from './demonstration/account.ts'

describe('the 30-day guarantee', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp()
  })
  afterAll(() => server.close())

  const invoiceStatuses = async (salonId: string) => {
    const customerId = `demo_cus_${salonId}`
    const rows = await server.db
      .select()
      .from(demonstrationPayments)
      .where(eq(demonstrationPayments.customerId, customerId))
    const account = rows[0]?.account as DemoAccount | undefined
    return account?.invoices.map(({ status }) => status)
  }

  test('the 30-day guarantee is offered from the first payment on, for thirty days [R9-007]', async () => {
    const payer = await newPayer(server)
    expect((await payer.call('GET', 'guarantee')).body).toEqual({ until: null })
    const { clientSecret } = (await payer.wish('basic', 'yearly')).body
    expect((await payer.call('GET', 'guarantee')).body).toEqual({ until: null })
    await payer.pay(clientSecret)
    const { until } = (await payer.call('GET', 'guarantee')).body
    expect(new Date(until).getTime() - server.clock().getTime()).toBe(30 * DAY_MS)
    server.clock.advance(30 * DAY_MS)
    expect((await payer.call('GET', 'guarantee')).body).toEqual({ until: null })
    expect(await payer.call('POST', 'guarantee-refund')).toMatchObject({ code: 409, body: { code: 'guarantee-over' } })
    expect(await payer.status()).toMatchObject({ status: 'active' })
  })

  test('the 30-day guarantee ends the plan and refunds all payments once [R9-007]', async () => {
    const payer = await newSubscriber(server, 'basic')
    server.clock.advance(DAY_MS)
    await payer.wish('pro', 'monthly')
    expect((await payer.call('POST', 'guarantee-refund')).code).toBe(200)
    expect(await invoiceStatuses(payer.salon.id)).toEqual(['refunded', 'refunded'])
    expect(await payer.status()).toMatchObject({ status: 'canceled' })
    expect(await payer.stats()).toEqual({ used: 0, remaining: 3 })

    const { clientSecret } = (await payer.wish('basic', 'monthly')).body
    await payer.pay(clientSecret)
    expect((await payer.call('GET', 'guarantee')).body).toEqual({ until: null })
    expect((await payer.call('POST', 'guarantee-refund')).code).toBe(409)
    expect(await payer.status()).toMatchObject({ status: 'active' })
  })

  test('the 30-day guarantee refunds the same money once: its credit cannot pay another plan', async () => {
    const payer = await newSubscriber(server, 'basic', 'yearly')
    server.clock.advance(DAY_MS)
    // The remainder of a year is worth more than a month of the larger plan: the difference stays as credit.
    expect((await payer.wish('pro', 'monthly')).body).toMatchObject({ status: 'active', clientSecret: null })
    expect((await payer.call('POST', 'guarantee-refund')).code).toBe(200)
    const { clientSecret } = (await payer.wish('basic', 'monthly')).body
    await payer.pay(clientSecret)
    const { invoices } = (await payer.call('GET', 'invoices')).body
    const amounts = invoices.map(({ kind, totalCents }: { kind: string; totalCents: number }) => [kind, totalCents])
    expect(amounts.toSorted()).toEqual([
      ['credit-note', 53_546],
      ['invoice', 4868],
      ['invoice', 53_546],
    ])
  })
})
