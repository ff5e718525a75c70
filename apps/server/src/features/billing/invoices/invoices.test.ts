import { randomUUID } from 'node:crypto'
import { type FileEntry, TextWriter, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js'
import { eq, gte } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensureDemonstrationSalon } from '#features/demonstration'
import { DAY_MS } from '#platform/clock'
import { fiscalDocuments, users } from '#platform/database/schema/index'
import { dayOf } from '#platform/italian-time'
import { newPayer, newSubscriber } from '#testing/billing'
import { signIn } from '#testing/builders'
import { refusalsOf } from '#testing/fatturapa/check'
import { createTestApp, type TestApp } from '#testing/test-app'
import { subscribeDemonstrationSalon } from '../demonstration/salon.ts'
import { depsOf, fileOf, listOf, type Payer } from './testing.ts'

const LEGAL = {
  LEGAL_NAME: 'Riflesso S.r.l.',
  LEGAL_ADDRESS: 'Via dei Serragli 10, 50124 Firenze FI',
  LEGAL_VAT: '12345678903',
  LEGAL_PEC: 'riflesso@pec.it',
  LEGAL_CONTACT: 'ciao@riflesso.it',
}

const OPERATOR = 'operatore@example.it'

/** The texts of a ZIP file by their names. */
async function unzip(bytes: Uint8Array): Promise<Map<string, string>> {
  const reader = new ZipReader(new Uint8ArrayReader(bytes), { checkSignature: true })
  const entries = (await reader.getEntries()).filter((entry): entry is FileEntry => !entry.directory)
  return new Map(
    await Promise.all(entries.map(async (entry) => [entry.filename, await entry.getData(new TextWriter())] as const)),
  )
}

describe('invoices of the demonstration', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp({ env: { ...LEGAL, ADMIN_EMAILS: OPERATOR } })
  })
  afterAll(() => server.close())

  test('invoices of the demonstration are empty before a payment', async () => {
    const payer = await newPayer(server)
    await payer.wish('basic', 'monthly')
    expect(await listOf(payer)).toEqual([])
  })

  test('invoices of the demonstration have one document per payment, on its day, under the next number', async () => {
    const payer = await newSubscriber(server, 'basic')
    const [first] = await listOf(payer)
    expect(first).toMatchObject({ kind: 'invoice', date: '2026-03-02', totalCents: 4868, state: 'paid' })
    server.clock.advance(10 * DAY_MS)
    await payer.wish('pro', 'monthly')
    server.clock.advance(30 * DAY_MS)
    const all = await listOf(payer)
    expect(all.map(({ totalCents }) => totalCents)).toEqual([8528, expect.any(Number), 4868])
    const numbers = all.map(({ number }) => Number(number.replace('RIF-', '')))
    expect(numbers).toEqual([numbers[2]! + 2, numbers[2]! + 1, numbers[2]])
    for (const { id } of all) expect(refusalsOf((await fileOf(server, payer, id)).body)).toEqual([])
    expect(await listOf(payer)).toEqual(all)
  })

  test('invoices of the demonstration are files that the operator can send unchanged', async () => {
    const payer = await newSubscriber(server, 'pro', 'yearly')
    const [{ id, number } = { id: '', number: '' }] = await listOf(payer)
    const answer = await fileOf(server, payer, id)
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="IT12345678903_[0-9A-Z]{5}\.xml"$/)
    expect(answer.body).toContain(`<Numero>${number}</Numero>`)
    expect(answer.body).toContain('<Denominazione>Riflesso S.r.l.</Denominazione>')
    expect(answer.body).toContain('<Comune>Firenze</Comune>')
    expect(answer.body).toContain('<Descrizione>Abbonamento Riflesso Pro annuale</Descrizione>')
    expect(answer.body).toContain('<ImponibileImporto>768.90</ImponibileImporto>')
  })

  test('the demonstration has an invoice for its payment, made out to the salon', async () => {
    const salon = await ensureDemonstrationSalon(server)
    if (!salon?.subscriptionStartDate) throw new Error('no demonstration salon with a plan')
    await subscribeDemonstrationSalon(depsOf(server), salon.id)
    await subscribeDemonstrationSalon(depsOf(server), salon.id)
    const { headers } = await signIn(server.db, salon, server.clock)
    const get = (path: string) => server.app.inject({ url: `/api/${path}`, headers })
    const { invoices } = (await get('invoices')).json()
    const date = dayOf(salon.subscriptionStartDate)
    expect(invoices).toMatchObject([{ kind: 'invoice', date, totalCents: 53_546, state: 'paid' }])
    const { body } = await get(`invoices/${invoices[0].id}/xml`)
    expect(refusalsOf(body)).toEqual([])
    expect(body).toContain('<Denominazione>Salone Dimostrativo</Denominazione>')
    expect((await get('subscription-status')).json()).toMatchObject({ plan: 'basic', status: 'active' })
    expect((await get('guarantee')).json()).toEqual({ until: null })
  })

  test('an issued invoice does not change when the billing details change', async () => {
    const payer = await newSubscriber(server, 'basic')
    const [{ id } = { id: '' }] = await listOf(payer)
    const before = (await fileOf(server, payer, id)).body
    const details = (await payer.call('GET', 'billing-details')).body.details
    await payer.call('PUT', 'billing-details', { ...details, companyName: 'Un altro nome' })
    expect((await fileOf(server, payer, id)).body).toBe(before)
  })

  test('invoices of the demonstration of one salon are not found by another', async () => {
    const [payer, other] = [await newSubscriber(server, 'basic'), await newSubscriber(server, 'basic')]
    const [{ id } = { id: '' }] = await listOf(payer)
    expect((await fileOf(server, other, id)).statusCode).toBe(404)
    expect((await fileOf(server, payer, randomUUID())).statusCode).toBe(404)
    expect((await listOf(other)).map((one) => one.id)).not.toContain(id)
  })

  test('invoices of the demonstration are all reversed by credit notes after a refund', async () => {
    const payer = await newSubscriber(server, 'basic')
    server.clock.advance(DAY_MS)
    await payer.wish('pro', 'monthly')
    await payer.call('POST', 'guarantee-refund')
    const all = await listOf(payer)
    expect(all.map(({ kind, state }) => [kind, state])).toEqual([
      ['credit-note', 'refunded'],
      ['credit-note', 'refunded'],
      ['invoice', 'refunded'],
      ['invoice', 'refunded'],
    ])
    expect(all.map(({ totalCents }) => totalCents)).toEqual([
      all[2]!.totalCents,
      all[3]!.totalCents,
      all[2]!.totalCents,
      all[3]!.totalCents,
    ])
    for (const { id } of all) expect(refusalsOf((await fileOf(server, payer, id)).body)).toEqual([])
    expect((await fileOf(server, payer, all[0]!.id)).body).toContain(`<IdDocumento>${all[2]!.number}</IdDocumento>`)
  })

  test('invoices of the demonstration of simultaneous payments of many salons have numbers without gaps or duplicates', async () => {
    const payers = await Promise.all(Array.from({ length: 6 }, () => newSubscriber(server, 'basic')))
    await Promise.all(payers.flatMap((payer) => [listOf(payer), listOf(payer)]))
    const rows = await server.db.select({ number: fiscalDocuments.number }).from(fiscalDocuments)
    const numbers = rows.map(({ number }) => number).sort((a, b) => a - b)
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  })

  test('invoices of the demonstration of all salons go to the operator as a ZIP file of the month, and to nobody else', async () => {
    const payers = await Promise.all([newSubscriber(server, 'basic'), newSubscriber(server, 'pro')])
    const lists = await Promise.all(payers.map(listOf))
    const month = dayOf(server.clock()).slice(0, 7)
    const archive = async (payer: Payer, query = `month=${month}`) => {
      const { headers } = await signIn(server.db, payer.salon, server.clock)
      return server.app.inject({ url: `/api/invoice-archive?${query}`, headers })
    }
    const operator = await newPayer(server, { email: OPERATOR })
    const answer = await archive(operator)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="fatture-${month}.zip"`,
      'cache-control': 'no-store',
    })
    const files = await unzip(answer.rawPayload)
    for (const [{ id } = { id: '' }] of lists) {
      const { headers, body } = await fileOf(server, payers[lists.findIndex(([one]) => one?.id === id)]!, id)
      const [, name = ''] = /filename="([^"]+)"/.exec(String(headers['content-disposition'])) ?? []
      expect(files.get(name)).toBe(body)
    }
    const ofMonth = await server.db
      .select()
      .from(fiscalDocuments)
      .where(gte(fiscalDocuments.issuedOn, `${month}-01`))
    expect(files.size).toBe(ofMonth.length)

    expect((await archive(payers[0])).statusCode).toBe(403)
    expect((await archive(operator, 'month=2025-01')).json()).toMatchObject({ code: 'no-invoices-in-month' })
    for (const query of ['', 'month=2026-13', "month=2026-01'"])
      expect((await archive(operator, query)).statusCode).toBe(400)
  })

  test('invoices of the demonstration are kept after the salon is deleted, as the law requires', async () => {
    const payer = await newSubscriber(server, 'basic')
    const [{ id } = { id: '' }] = await listOf(payer)
    await server.db.delete(users).where(eq(users.id, payer.salon.id))
    const [row] = await server.db.select().from(fiscalDocuments).where(eq(fiscalDocuments.id, id))
    expect(row).toMatchObject({ salonId: null, content: { customer: { companyName: 'Salone Ada' } } })
  })
})
