import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS } from '#platform/clock'
import { fiscalDocuments } from '#platform/database/schema/index'
import { dayOf } from '#platform/italian-time'
import { INVOICE_DETAILS, newPayer, newPayerWithoutDetails } from '#testing/billing'
import { refusalsOf } from '#testing/fatturapa/check'
import { serveStripe } from '#testing/stripe/connect'
import { createStripeStandIn, type StripeStandIn } from '#testing/stripe/stand-in'
import { deliver, STRIPE_ENV } from '#testing/stripe/webhook'
import { createTestApp, type TestApp } from '#testing/test-app'
import { createTestClock } from '#testing/test-clock'
import { reconcile } from '../reconcile.ts'
import { depsOf, fileOf, listOf, type Payer } from './testing.ts'

const OPERATOR = 'operatore@example.it'

describe('invoices of what Stripe collected', () => {
  let server: TestApp
  let stripe: StripeStandIn
  let stop: () => Promise<void>
  beforeAll(async () => {
    const clock = createTestClock()
    stripe = createStripeStandIn(clock)
    const { url, close } = await serveStripe(stripe)
    stop = close
    server = await createTestApp({ clock, env: { ...STRIPE_ENV, STRIPE_API_URL: url, ADMIN_EMAILS: OPERATOR } })
    await (await newPayer(server, { email: OPERATOR })).call('POST', 'stripe-setup')
  })
  afterAll(async () => {
    await server.close()
    await stop()
    expect(stripe.wrong).toEqual([])
  })

  const documentsOf = ({ salon }: Payer) =>
    server.db
      .select()
      .from(fiscalDocuments)
      .where(eq(fiscalDocuments.salonId, salon.id))
      .orderBy(fiscalDocuments.number)

  async function subscriber() {
    const payer = await newPayer(server)
    stripe.pay((await payer.wish('basic', 'monthly')).body.clientSecret)
    return payer
  }

  test('invoices of what Stripe collected are issued on the event of a payment and of a change of plan', async () => {
    const payer = await subscriber()
    await deliver(server, stripe.events.at(-1)!)
    expect(await documentsOf(payer)).toHaveLength(1)
    server.clock.advance(5 * DAY_MS)
    await payer.wish('pro', 'monthly')
    await deliver(server, stripe.events.at(-1)!)
    const [first, second] = await documentsOf(payer)
    expect(first?.content).toMatchObject({ netCents: 3990, vatCents: 878 })
    expect(second?.content).toMatchObject({
      lines: [
        { text: "Credito per i giorni non goduti dell'abbonamento Basic mensile", netCents: expect.any(Number) },
        { text: 'Abbonamento Riflesso Pro mensile', netCents: expect.any(Number) },
      ],
    })
    for (const { id } of await listOf(payer)) expect(refusalsOf((await fileOf(server, payer, id)).body)).toEqual([])
  })

  test('invoices of what Stripe collected are issued by the reconciliation when the event was lost', async () => {
    const payer = await subscriber()
    server.clock.advance(2 * DAY_MS)
    await reconcile(depsOf(server))
    expect(await documentsOf(payer)).toMatchObject([{ kind: 'invoice', number: expect.any(Number) }])
  })

  test('an invoice covers only the paid part where credit was invoiced before', async () => {
    const payer = await newPayer(server)
    stripe.pay((await payer.wish('basic', 'yearly')).body.clientSecret)
    // The remainder of the year is worth more than five months of Pro: part of the sixth is left to pay.
    await payer.wish('pro', 'monthly')
    server.clock.advance(190 * DAY_MS)
    expect((await listOf(payer)).map(({ totalCents }) => totalCents)).toEqual([6149, 53_546])
    const [{ id } = { id: '' }] = await listOf(payer)
    const { body } = await fileOf(server, payer, id)
    expect(refusalsOf(body)).toEqual([])
    expect(body).toContain('<Descrizione>Credito o sconto</Descrizione>')
  })

  test('invoices issued so far are listed while Stripe does not answer', async () => {
    const payer = await subscriber()
    const before = await listOf(payer)
    expect(before).toHaveLength(1)
    stripe.goDown(true)
    expect(await listOf(payer)).toEqual(before)
    stripe.goDown(false)
  })

  test('invoices of what Stripe collected are reversed once when the guarantee is used', async () => {
    const payer = await subscriber()
    expect((await payer.call('POST', 'guarantee-refund')).code).toBe(200)
    expect((await payer.call('POST', 'guarantee-refund')).code).toBe(409)
    expect((await documentsOf(payer)).map(({ kind }) => kind)).toEqual(['invoice', 'credit-note'])
  })

  test('invoices are reversed once when Stripe reports a refund by the operator', async () => {
    const payer = await subscriber()
    await listOf(payer)
    stripe.refundByHand((await documentsOf(payer))[0]!.providerInvoiceId)
    const event = stripe.events.at(-1)!
    expect(event.type).toBe('charge.refunded')
    for (const _ of [1, 2]) expect(await deliver(server, event)).toBe(200)
    await reconcile(depsOf(server))
    const all = await listOf(payer)
    expect(all).toMatchObject([
      { kind: 'credit-note', totalCents: 4868, state: 'refunded' },
      { kind: 'invoice', totalCents: 4868, state: 'refunded' },
    ])
    expect(refusalsOf((await fileOf(server, payer, all[0]!.id)).body)).toEqual([])
    // The guarantee has nothing left to refund.
    expect((await payer.call('GET', 'guarantee')).body).toEqual({ until: null })
  })

  test('invoices of what Stripe collected are reversed in the parts in which the money was refunded', async () => {
    const payer = await subscriber()
    await listOf(payer)
    const { providerInvoiceId } = (await documentsOf(payer))[0]!
    stripe.refundByHand(providerInvoiceId, 1000)
    await deliver(server, stripe.events.at(-1)!)
    expect(await listOf(payer)).toMatchObject([
      { kind: 'credit-note', totalCents: 1000 },
      { kind: 'invoice', totalCents: 4868, state: 'paid' },
    ])
    // The guarantee refunds the rest.
    expect((await payer.call('POST', 'guarantee-refund')).code).toBe(200)
    const all = await listOf(payer)
    expect(all).toMatchObject([
      { kind: 'credit-note', totalCents: 3868 },
      { kind: 'credit-note', totalCents: 1000 },
      { kind: 'invoice', totalCents: 4868, state: 'refunded' },
    ])
    for (const { id } of all) expect(refusalsOf((await fileOf(server, payer, id)).body)).toEqual([])
    expect((await fileOf(server, payer, all[1]!.id)).body).toContain('<Descrizione>Rimborso parziale</Descrizione>')
  })

  test('a purchase without billing details loses no invoice: both wait, and are issued on their days', async () => {
    const payer = await newPayerWithoutDetails(server)
    stripe.pay((await payer.wish('basic', 'monthly')).body.clientSecret)
    await deliver(server, stripe.events.at(-1)!)
    const customerId = stripe.customerOf(payer.salon.email)!
    expect(stripe.nameOf(customerId)).toBeNull()
    const paidOn = dayOf(server.clock())
    stripe.endPeriod(customerId)
    await reconcile(depsOf(server))
    expect((await payer.call('GET', 'invoices')).body).toEqual({ invoices: [], waitForDetails: 2 })
    server.clock.advance(DAY_MS)
    expect((await payer.call('PUT', 'billing-details', INVOICE_DETAILS)).code).toBe(200)
    const { body } = await payer.call('GET', 'invoices')
    expect(body).toMatchObject({
      invoices: [
        { kind: 'invoice', totalCents: 4868 },
        { kind: 'invoice', totalCents: 4868, date: paidOn },
      ],
      waitForDetails: 0,
    })
    expect(stripe.nameOf(customerId)).toBe(INVOICE_DETAILS.companyName)
    for (const { id } of body.invoices) expect(refusalsOf((await fileOf(server, payer, id)).body)).toEqual([])
  })

  test('a refund of a payment whose invoice waits is credited once both can be issued', async () => {
    const payer = await newPayerWithoutDetails(server)
    stripe.pay((await payer.wish('basic', 'monthly')).body.clientSecret)
    await payer.status()
    expect((await payer.call('POST', 'guarantee-refund')).code).toBe(200)
    expect((await payer.call('GET', 'invoices')).body).toEqual({ invoices: [], waitForDetails: 1 })
    await payer.call('PUT', 'billing-details', INVOICE_DETAILS)
    expect(await listOf(payer)).toMatchObject([
      { kind: 'credit-note', totalCents: 4868 },
      { kind: 'invoice', totalCents: 4868, state: 'refunded' },
    ])
  })
})
