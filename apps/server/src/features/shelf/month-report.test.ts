import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newSalon } from '#testing/analyses'
import { buildChild, signIn } from '#testing/builders'
import { shelfOf } from '#testing/shelf'
import { createTestApp, type TestApp } from '#testing/test-app'

describe('the report of a month', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp()
  })
  afterAll(() => server.close())

  test('the report of a month is empty for a year that no database can store', async () => {
    const shelf = shelfOf(server, await newSalon(server))
    const body = {
      key: randomUUID(),
      option: 'decisa',
      weighedAt: '0000-01-01T00:00:00Z',
      bowls: [{ phase: 0, parts: [] }],
    }
    const answer = await shelf.call('PUT', `analysis/${await shelf.insertAnalysis()}/service`, body)
    expect([answer.status, answer.code]).toEqual([400, 'validation-failed'])
  })

  test('the report of a month adds up planned, weighed and wasted amounts by colourist and line, to the cent', async () => {
    const salon = await newSalon(server, { currentPlan: 'basic', subscriptionStatus: 'active' })
    const leo = await buildChild(server.db, salon.master, { firstName: '=Leo', lastName: 'Verdi' })
    const session = await signIn(server.db, leo, server.clock)
    const [shelf, ofLeo] = [shelfOf(server, salon), shelfOf(server, { ...salon, session })]
    const cream = await shelf.addLine({ name: 'Crema' })
    const bottles = await shelf.addLine({ name: 'Attivatori', class: 'DEVELOPER' })
    const tube = await shelf.addProduct(cream.id, { pieces: 5, packCents: 999 })
    const bottle = await shelf.addProduct(bottles.id, { code: '20 vol', packGrams: 1000, packCents: 650, pieces: 1 })
    const close = async (own: typeof shelf, grams: number, left: number, weighedAt: string | null) => {
      const parts = [
        { productId: tube.id, planned: 40, grams },
        { productId: bottle.id, planned: 60, grams: grams * 2 },
      ]
      const body = { key: randomUUID(), option: 'decisa', weighedAt, bowls: [{ phase: 0, parts, left }] }
      const answer = await own.call('PUT', `analysis/${await shelf.insertAnalysis()}/service`, body)
      expect(answer.status).toBe(200)
    }
    // In Italy the first of March begins an hour earlier than in UTC.
    await close(shelf, 41, 12, '2026-02-28T23:30:00.000Z')
    await close(shelf, 40, 500, null)
    await close(ofLeo, 25, 7, null)
    await close(shelf, 99, 0, '2026-02-28T22:30:00.000Z')
    const csvOf = async (month: string, { headers } = salon.session) => {
      const answer = await server.app.inject({ url: `/api/shelf/report.csv?month=${month}`, headers })
      expect(answer.headers['content-disposition']).toBe(`attachment; filename="consumi-${month}.csv"`)
      return answer.body.split('\r\n').slice(1, -1)
    }
    const lines = await csvOf('2026-03')
    expect(lines).toEqual([
      `'=Leo Verdi;Casa Aurora;Attivatori;1;60;50;5;"0,33";"0,03"`,
      `'=Leo Verdi;Casa Aurora;Crema;1;40;25;2;"4,16";"0,39"`,
      expect.stringMatching(/^Ada .*;Casa Aurora;Attivatori;2;120;162;88;"1,05";/),
      expect.stringMatching(/^Ada .*;Casa Aurora;Crema;2;80;81;44;"13,49";/),
      expect.stringMatching(/^Totale;;;3;300;318;139;"19,03";/),
    ])
    expect(await csvOf('2026-03', session)).toEqual([
      lines[0],
      lines[1],
      expect.stringMatching(/^Totale;;;1;100;75;7;/),
    ])
    expect((await shelf.call('GET', 'shelf/report.csv?month=2026-13')).fields.month).toBe(
      'Indica un mese nella forma 2026-03',
    )
    expect(await csvOf('2025-12')).toEqual(['Totale;;;0;0;0;0;"0,00";"0,00"'])
  })
})
