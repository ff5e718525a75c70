import { randomUUID } from 'node:crypto'
import { seededRandom } from '@riflesso/colorimetry'
import { testSeed } from '@riflesso/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOUR_MS } from '#platform/clock'
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

  /** Sends a list with a product of a line as a delivery. */
  const deliver = (shelf: Shelf, line: { name: string }, pieces: number, { key = randomUUID(), code = '7/0' } = {}) =>
    shelf.send('import', `${code} ${pieces}`, {
      supplier: 'Casa Aurora',
      line: line.name,
      class: 'PERM',
      delivery: key,
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
    const { shelf, line, product } = await salonWithProduct(server)
    const key = randomUUID()
    const send = () => deliver(shelf, line, 4, { key })
    server.clock.advance(1000)
    expect(codes(await Promise.all(Array.from({ length: 5 }, send)))).toEqual([200, 200, 200, 200, 200])
    expect(await shelf.stockOf(product)).toEqual({ pieces: 14, openedGrams: 0 })
    server.clock.advance(1000)
    const undo = () => shelf.call('POST', `shelf/bookings/${key}/undo`)
    expect(codes(await Promise.all([undo(), undo(), undo()]))).toEqual([200, 200, 200])
    expect(await shelf.stockOf(product)).toEqual({ pieces: 10, openedGrams: 0 })
    expect((await send()).code).toBe('booking-key-used')
    expect(await shelf.list(`shelf/products/${product}/movements`)).toMatchObject([
      { kind: 'undo', pieces: -4, isUndone: false, author: { firstName: 'Ada' } },
      { kind: 'delivery', pieces: 4, isUndone: true },
      { kind: 'count', pieces: 10 },
    ])
  })

  test('the stock of a shelf is separate from products, bookings and keys of another salon', async () => {
    const { shelf, line, product } = await salonWithProduct(server)
    const key = randomUUID()
    await deliver(shelf, line, 4, { key })
    const other = shelfOf(server, await newSalon(server))
    const counted = { key: randomUUID(), lines: [{ productId: product, pieces: 1, openedGrams: 0 }] }
    expect((await other.call('POST', 'shelf/counts', counted)).code).toBe('product-not-found')
    expect((await other.call('POST', `shelf/bookings/${key}/undo`)).code).toBe('booking-not-found')
    const ownLine = await other.addLine()
    const own = await other.addProduct(ownLine.id)
    expect((await deliver(other, ownLine, 2, { key })).status).toBe(200)
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
    expect(await shelf.weighedIn('2026-02')).toBe(45)
    const ahead = service(product, 1, { replaces: late.key, weighedAt: '2031-01-01T00:00:00.000Z' })
    expect((await close(shelf, id, ahead)).service.weighedAt).toBe(server.clock().toISOString())
  })

  test('the stock of a shelf stays reduced by a service when its analysis is deleted', async () => {
    const { shelf, product } = await salonWithProduct(server)
    const id = await shelf.insertAnalysis()
    await close(shelf, id, service(product, 40))
    expect((await shelf.call('DELETE', `analysis/${id}`)).status).toBe(200)
    expect(await shelf.stockOf(product)).toEqual({ pieces: 9, openedGrams: 20 })
    expect(await shelf.weighedIn('2026-03')).toBe(40)
    expect((await shelf.call('GET', `analysis/${id}/service`)).code).toBe('analysis-not-found')
  })

  test('the stock of a shelf becomes negative rather than refusing weighed grams, and is reported until it is counted', async () => {
    const { shelf, line } = await salonWithProduct(server)
    const product = await shelf.addProduct(line.id, { code: '8/0', openedGrams: 10 })
    await close(shelf, await shelf.insertAnalysis(), service(product.id, 25))
    expect(await shelf.stockOf(product.id)).toEqual({ pieces: 0, openedGrams: -15 })
    await deliver(shelf, line, 1, { code: '8/0' })
    await close(shelf, await shelf.insertAnalysis(), service(product.id, 5))
    expect(await shelf.stockOf(product.id)).toEqual({ pieces: 0, openedGrams: 40 })
  })

  test('the stock of a shelf has a bound, beyond which a delivery and the undoing of one are refused', async () => {
    const { shelf, line } = await salonWithProduct(server)
    const { id } = await shelf.addProduct(line.id, { code: '8/0', packGrams: 10_000, pieces: 1 })
    const arrive = (pieces: number, key = randomUUID()) => deliver(shelf, line, pieces, { key, code: '8/0' })
    const refusal = { status: 422, code: 'stock-out-of-range', error: expect.stringContaining('controlla i pezzi') }
    const keys = Array.from({ length: 10 }, () => randomUUID())
    for (const key of keys) expect((await arrive(9_999, key)).status).toBe(200)
    expect(await arrive(10)).toMatchObject(refusal)
    expect([(await arrive(9)).status, (await arrive(1)).code]).toEqual([200, refusal.code])
    expect(await shelf.stockOf(id)).toEqual({ pieces: 100_000, openedGrams: 0 })
    const counted = { key: randomUUID(), lines: [{ productId: id, pieces: 0, openedGrams: 0 }] }
    expect((await shelf.call('POST', 'shelf/counts', counted)).status).toBe(200)
    const undo = (key = '') => shelf.call('POST', `shelf/bookings/${key}/undo`)
    expect((await undo(keys[0])).status).toBe(200)
    // Two hundred tonnes would be missing.
    expect(await undo(keys[1])).toMatchObject(refusal)
    expect(await shelf.stockOf(id)).toEqual({ pieces: 0, openedGrams: -99_990_000 })
  })

  // In any order of simultaneous requests the stock is the sum of its movements.
  test('the stock of a shelf is the sum of its movements after random simultaneous deliveries, counts, closes, corrections and reopenings', async () => {
    const { shelf, line, product } = await salonWithProduct(server)
    const random = seededRandom(testSeed)
    const upTo = (most: number) => 1 + Math.floor(random() * most)
    const ids = [await shelf.insertAnalysis(), await shelf.insertAnalysis()]
    const notes: { key: string; pieces: number }[] = []
    const keys: string[] = []
    const ROUNDS = 12
    for (let round = 0; round < ROUNDS; round++) {
      // Lists are limited by the hour.
      server.clock.advance(HOUR_MS / 3)
      const arrive = () => {
        const note = { key: randomUUID(), pieces: upTo(5) }
        notes.push(note)
        return () => deliver(shelf, line, note.pieces, { key: note.key })
      }
      const others = Array.from({ length: 3 }, () => {
        const id = ids[Math.floor(random() * ids.length)] ?? ''
        const known = keys[Math.floor(random() * keys.length)] ?? null
        const kind = upTo(5)
        if (kind === 1) return arrive()
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
      const calls = [arrive(), ...others]
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
