import { randomUUID } from 'node:crypto'
import { seededRandom } from '@riflesso/colorimetry'
import { testSeed } from '@riflesso/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newSalon } from '#testing/analyses'
import { engines } from '#testing/database/test-database'
import { type Shelf, salonWithProduct, shelfOf } from '#testing/shelf'
import { createTestApp, type TestApp } from '#testing/test-app'

const bowlOf = (productId: string, grams: number, left: number | null = null) => [
  { phase: 0, parts: [{ productId, planned: grams, grams }], left },
]

describe.each(engines)('the stock of a shelf, on the %s database', (engine) => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp({ engine })
  })
  afterAll(() => server.close())

  const delivery = (productId: string, pieces: number, key: string = randomUUID()) => ({
    key,
    lines: [{ productId, pieces }],
  })
  const service = (productId: string, grams: number, given: object = {}) => ({
    key: randomUUID(),
    option: 'equilibrata',
    bowls: bowlOf(productId, grams),
    ...given,
  })
  const close = ({ call }: Shelf, id: string, body: object) => call('PUT', `analysis/${id}/service`, body)
  const codes = (answers: readonly { status: number; code?: string }[]) =>
    answers.map(({ status, code }) => code ?? status).sort()

  test('the stock of a shelf books a delivery once, however often it is sent, and undoes it once', async () => {
    const { shelf, product } = await salonWithProduct(server)
    const note = delivery(product, 4)
    server.clock.advance(1000)
    const answers = await Promise.all(Array.from({ length: 5 }, () => shelf.call('POST', 'shelf/deliveries', note)))
    expect(codes(answers)).toEqual([200, 200, 200, 200, 200])
    expect(answers.map(({ products: [row] }) => row.pieces)).toEqual([14, 14, 14, 14, 14])
    server.clock.advance(1000)
    const undo = () => shelf.call('POST', `shelf/bookings/${note.key}/undo`)
    expect(codes(await Promise.all([undo(), undo(), undo()]))).toEqual([200, 200, 200])
    expect(await shelf.stockOf(product)).toEqual({ pieces: 10, openedGrams: 0 })
    expect((await shelf.call('POST', 'shelf/deliveries', note)).code).toBe('booking-key-used')
    expect(await shelf.list(`shelf/products/${product}/movements`)).toMatchObject([
      { kind: 'undo', pieces: -4, isUndone: false, author: { firstName: 'Ada' } },
      { kind: 'delivery', pieces: 4, isUndone: true },
      { kind: 'count', pieces: 10 },
    ])
  })

  test('the stock of a shelf is separate from products, bookings and keys of another salon', async () => {
    const { shelf, product } = await salonWithProduct(server)
    const note = delivery(product, 4)
    await shelf.call('POST', 'shelf/deliveries', note)
    const other = shelfOf(server, await newSalon(server))
    expect((await other.call('POST', 'shelf/deliveries', delivery(product, 1))).code).toBe('product-not-found')
    expect((await other.call('POST', `shelf/bookings/${note.key}/undo`)).code).toBe('booking-not-found')
    const own = await other.addProduct((await other.addLine()).id)
    expect((await other.call('POST', 'shelf/deliveries', delivery(own.id, 2, note.key))).status).toBe(200)
    expect(await other.stockOf(own.id)).toEqual({ pieces: 2, openedGrams: 0 })
    expect(await shelf.stockOf(product)).toEqual({ pieces: 14, openedGrams: 0 })
  })

  test('the stock of a shelf opens packs for a bowl, and counts them as unopened again when the service is reopened', async () => {
    const { shelf, product } = await salonWithProduct(server)
    await shelf.call('POST', 'shelf/counts', {
      key: randomUUID(),
      lines: [{ productId: product, pieces: 3, openedGrams: 10 }],
    })
    const id = await shelf.insertAnalysis()
    const body = service(product, 75)
    expect((await close(shelf, id, body)).service).toMatchObject({ productCents: 1125, author: { firstName: 'Ada' } })
    expect(await shelf.stockOf(product)).toEqual({ pieces: 1, openedGrams: 55 })
    const reopen = () => shelf.call('DELETE', `analysis/${id}/service/${body.key}`)
    expect(codes([await reopen(), await reopen()])).toEqual([200, 200])
    expect(await shelf.stockOf(product)).toEqual({ pieces: 3, openedGrams: 10 })
    expect((await shelf.call('GET', `analysis/${id}/service`)).service).toBeNull()
    // A tablet that was not notified of the reopening sends its close again.
    expect((await close(shelf, id, body)).code).toBe('service-changed')
    expect(await shelf.stockOf(product)).toEqual({ pieces: 3, openedGrams: 10 })
  })

  test('the stock of a shelf is reduced once by two tablets that close one service simultaneously, and by double taps', async () => {
    const { shelf, product } = await salonWithProduct(server)
    const id = await shelf.insertAnalysis()
    const [one, other] = [service(product, 40), service(product, 50)]
    const answers = await Promise.all([one, other, one, other].map((body) => close(shelf, id, body)))
    expect(codes(answers)).toEqual([200, 200, 'service-changed', 'service-changed'])
    const closed = (await shelf.call('GET', `analysis/${id}/service`)).service
    const grams = closed.key === one.key ? 40 : 50
    expect(await shelf.stockOf(product)).toEqual({ pieces: 9, openedGrams: 60 - grams })
    expect(await shelf.bookedOf(product)).toEqual({ pieces: 9, openedGrams: 60 - grams })
  })

  test('the stock of a shelf is corrected by one of two simultaneous corrections, and unchanged by a bowl that syncs late', async () => {
    const { shelf, product } = await salonWithProduct(server)
    const id = await shelf.insertAnalysis()
    const first = service(product, 40)
    await close(shelf, id, first)
    const corrections = [30, 20].map((grams) => service(product, grams, { replaces: first.key }))
    const answers = await Promise.all(corrections.map((body) => close(shelf, id, body)))
    expect(codes(answers)).toEqual([200, 'service-changed'])
    const grams = answers[0]?.status === 200 ? 30 : 20
    const late = service(product, 45, { weighedAt: '2026-03-01T10:00:00.000Z' })
    expect((await close(shelf, id, late)).code).toBe('service-changed')
    expect((await close(shelf, id, first)).code).toBe('service-changed')
    expect(await shelf.stockOf(product)).toEqual({ pieces: 9, openedGrams: 60 - grams })
    expect((await shelf.call('DELETE', `analysis/${id}/service/${first.key}`)).code).toBe('service-changed')
  })

  test('the stock of a shelf is reduced by a bowl weighed offline once it syncs, on the day it was weighed', async () => {
    const { shelf, product } = await salonWithProduct(server)
    const id = await shelf.insertAnalysis()
    const late = service(product, 45, { weighedAt: '2026-02-27T10:00:00.000Z' })
    expect((await shelf.call('DELETE', `shelf/products/${product}`)).status).toBe(200)
    const answers = await Promise.all([close(shelf, id, late), close(shelf, id, late)])
    expect(codes(answers)).toEqual([200, 200])
    expect(answers[0]?.service.weighedAt).toBe('2026-02-27T10:00:00.000Z')
    expect(await shelf.stockOf(product)).toEqual({ pieces: 9, openedGrams: 15 })
    expect((await shelf.call('GET', 'shelf/report?month=2026-02')).total.weighedGrams).toBe(45)
    const ahead = service(product, 1, { replaces: late.key, weighedAt: '2031-01-01T00:00:00.000Z' })
    expect((await close(shelf, id, ahead)).service.weighedAt).toBe(server.clock().toISOString())
  })

  test('the stock of a shelf stays reduced by a service when its analysis is deleted', async () => {
    const { shelf, product } = await salonWithProduct(server)
    const id = await shelf.insertAnalysis()
    await close(shelf, id, service(product, 40))
    expect((await shelf.call('DELETE', `analysis/${id}`)).status).toBe(200)
    expect(await shelf.stockOf(product)).toEqual({ pieces: 9, openedGrams: 20 })
    expect((await shelf.call('GET', 'shelf/report?month=2026-03')).total).toMatchObject({ weighedGrams: 40 })
    expect((await shelf.call('GET', `analysis/${id}/service`)).code).toBe('analysis-not-found')
  })

  test('the stock of a shelf becomes negative rather than refusing weighed grams, and is reported until it is counted', async () => {
    const { shelf, line } = await salonWithProduct(server)
    const product = await shelf.addProduct(line.id, { code: '8/0', openedGrams: 10 })
    await close(shelf, await shelf.insertAnalysis(), service(product.id, 25))
    expect(await shelf.stockOf(product.id)).toEqual({ pieces: 0, openedGrams: -15 })
    await shelf.call('POST', 'shelf/deliveries', delivery(product.id, 1))
    await close(shelf, await shelf.insertAnalysis(), service(product.id, 5))
    expect(await shelf.stockOf(product.id)).toEqual({ pieces: 0, openedGrams: 40 })
  })

  test('the stock of a shelf has a bound, beyond which a delivery and the undoing of one are refused', async () => {
    const { shelf, line } = await salonWithProduct(server)
    const { id } = await shelf.addProduct(line.id, { code: '8/0', packGrams: 10_000, pieces: 1 })
    const deliver = (pieces: number, lines: number) => {
      const key = randomUUID()
      const body = { key, lines: Array(lines).fill({ productId: id, pieces }) }
      return shelf.call('POST', 'shelf/deliveries', body).then((answer) => ({ ...answer, key }))
    }
    const refusal = { status: 422, code: 'stock-out-of-range', error: expect.stringContaining('controlla i pezzi') }
    expect(await deliver(10_000, 200)).toMatchObject(refusal)
    expect(await deliver(10_000, 10)).toMatchObject(refusal)
    const most = await deliver(9_999, 10)
    expect([most.status, (await deliver(9, 1)).status, (await deliver(1, 1)).code]).toEqual([200, 200, refusal.code])
    expect(await shelf.stockOf(id)).toEqual({ pieces: 100_000, openedGrams: 0 })
    // A thousand tonnes would be missing.
    const counted = { key: randomUUID(), lines: [{ productId: id, pieces: 0, openedGrams: 0 }] }
    expect((await shelf.call('POST', 'shelf/counts', counted)).status).toBe(200)
    expect(await shelf.call('POST', `shelf/bookings/${most.key}/undo`)).toMatchObject(refusal)
    expect(await shelf.stockOf(id)).toEqual({ pieces: 0, openedGrams: 0 })
  })

  // In any order of simultaneous requests the stock is the sum of its movements.
  test('the stock of a shelf is the sum of its movements after random simultaneous deliveries, counts, closes, corrections and reopenings', async () => {
    const { shelf, product } = await salonWithProduct(server)
    const random = seededRandom(testSeed)
    const upTo = (most: number) => 1 + Math.floor(random() * most)
    const ids = [await shelf.insertAnalysis(), await shelf.insertAnalysis()]
    const notes: { key: string; pieces: number }[] = []
    const keys: string[] = []
    const ROUNDS = 12
    for (let round = 0; round < ROUNDS; round++) {
      const deliver = () => {
        const note = { key: randomUUID(), pieces: upTo(5) }
        notes.push(note)
        return () => shelf.call('POST', 'shelf/deliveries', delivery(product, note.pieces, note.key))
      }
      const others = Array.from({ length: 3 }, () => {
        const id = ids[Math.floor(random() * ids.length)] ?? ''
        const known = keys[Math.floor(random() * keys.length)] ?? null
        const kind = upTo(5)
        if (kind === 1) return deliver()
        if (kind === 2) {
          const note = notes[Math.floor(random() * notes.length)]
          return () => shelf.call('POST', `shelf/bookings/${note?.key ?? randomUUID()}/undo`)
        }
        if (kind === 3) return () => shelf.call('DELETE', `analysis/${id}/service/${known ?? randomUUID()}`)
        const body = service(product, upTo(130), { replaces: kind === 4 ? known : null })
        keys.push(body.key)
        return () => close(shelf, id, body)
      })
      // One delivery in every round, so that each changes the stock.
      const calls = [deliver(), ...others]
      const answers = await Promise.all([...calls, ...calls.slice(0, 2)].map((send) => send()))
      for (const { status } of answers) expect([200, 404, 409]).toContain(status)
      expect(await shelf.bookedOf(product)).toEqual(await shelf.stockOf(product))
    }
    const standing = await Promise.all(
      ids.map(async (id) => (await shelf.call('GET', `analysis/${id}/service`)).service),
    )
    const taken = standing.reduce((sum, closed) => sum + (closed?.bowls[0].parts[0].grams ?? 0), 0)
    const movements: { kind: string; pieces: number; isUndone: boolean }[] = await shelf.list(
      `shelf/products/${product}/movements`,
    )
    const delivered = movements
      .filter(({ kind, isUndone }) => kind === 'delivery' && !isUndone)
      .reduce((sum, { pieces }) => sum + pieces, 10)
    expect(movements.length).toBeGreaterThan(ROUNDS)
    expect(movements.length).toBeLessThan(100)
    const { pieces, openedGrams } = await shelf.stockOf(product)
    expect(pieces * 60 + openedGrams).toBe(delivered * 60 - taken)
  })
})
