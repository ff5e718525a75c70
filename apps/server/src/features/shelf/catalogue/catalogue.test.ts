import { messages } from '@riflesso/contract'
import { asc, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { productLines, products, seeds, shades, suppliers } from '#platform/database/schema/index'
import { seedCatalogue } from '#platform/database/seed/seed-catalogue'
import { newSalon } from '#testing/analyses'
import { type Shelf, shelfOf } from '#testing/shelf'
import { createTestApp, type TestApp } from '#testing/test-app'

describe('the shelf of a salon', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp()
  })
  afterAll(() => server.close())

  const newShelf = async (): Promise<Shelf> => shelfOf(server, await newSalon(server))
  const add = ({ call }: Shelf, lineId: string, given: object) =>
    call('POST', 'shelf/products', { lineId, packGrams: 60, ...given })

  test.each([
    ['wella', '7/43', '7.4'],
    ['matrix', '7CG', '7.43'],
    ['schwarzkopf', '7-77', '7.44'],
    [null, '7,43', '7.43'],
  ])('the shelf of a salon reads the codes of %s: %s is %s', async (notation, code, shade) => {
    const shelf = await newShelf()
    const line = await shelf.addLine({ notation })
    const { product } = await add(shelf, line.id, { code, pieces: 2, openedGrams: 15 })
    expect(product).toMatchObject({ code, shade, pieces: 2, openedGrams: 15, isLow: false })
    expect(await shelf.call('GET', 'shelf')).toMatchObject({ lines: [line], products: [product] })
  })

  test('the shelf of a salon needs an answer once for a code that the notation does not explain, and stores it for the brand', async () => {
    const shelf = await newShelf()
    const [line, other] = [await shelf.addLine(), await shelf.addLine({ class: 'DEMI' })]
    const unread = await add(shelf, line.id, { code: 'Cuoio' })
    expect([unread.status, unread.fields.shade]).toEqual([
      400,
      'Il codice non si legge: che tono è? Scrivilo così: 7.43',
    ])
    expect((await add(shelf, line.id, { code: 'Cuoio', shade: 'rosso' })).status).toBe(400)
    const { product } = await add(shelf, line.id, { code: 'Cuoio', shade: '6/34' })
    expect(product.shade).toBe('6.34')
    expect((await add(shelf, other.id, { code: 'CUOIO' })).product.shade).toBe('6.34')
    await shelf.call('DELETE', `shelf/products/${product.id}`)
    expect((await add(shelf, line.id, { code: 'Cuoio' })).product.shade).toBe('6.34')
    expect((await add(shelf, line.id, { code: 'Mistero', shade: null })).product.shade).toBeNull()
    expect((await add(shelf, other.id, { code: 'Mistero' })).product.shade).toBeNull()
  })

  test('the shelf of a salon reads its codes again when the notation of the brand changes, except those answered by the salon', async () => {
    const shelf = await newShelf()
    const line = await shelf.addLine({ notation: null })
    await add(shelf, line.id, { code: '7/43' })
    await add(shelf, line.id, { code: '8/43', shade: '8.43' })
    const { id, suggested, ...fields } = line
    const changed = await shelf.call('PUT', `shelf/lines/${id}`, { ...fields, notation: 'wella' })
    expect(changed.line).toEqual({ id, suggested, ...fields, notation: 'wella' })
    const { products: rows } = await shelf.call('GET', 'shelf')
    expect(rows.map(({ shade }: { shade: string }) => shade)).toEqual(['7.4', '8.43'])
  })

  test('the shelf of a salon has developers by their volumes, and home-care products with a price', async () => {
    const shelf = await newShelf()
    const [bottles, home] = [await shelf.addLine({ class: 'DEVELOPER' }), await shelf.addLine({ class: 'RETAIL' })]
    for (const [code, volume] of [
      ['20 vol', 20],
      ['9%', 30],
    ] as const)
      expect((await add(shelf, bottles.id, { code, packGrams: 1000 })).product).toMatchObject({ volume, shade: null })
    expect((await add(shelf, bottles.id, { code: 'Ossidante' })).fields.volume).toBe('I volumi vanno da 1 a 40')
    const mask = { code: 'Maschera', packGrams: 200, retailCents: 2400, aftercare: 'moisture-mask', lowestPieces: 3 }
    const { product } = await add(shelf, home.id, mask)
    expect(product).toMatchObject({ ...mask, isLow: true })
    expect(await shelf.list('shelf/orders')).toMatchObject([{ missing: 3, cents: null, product: { code: 'Maschera' } }])
    const changed = { ...mask, name: 'Nutre', aftercare: 'bond-mask', packCents: 900, barcode: '8001234567890' }
    const { status } = await shelf.call('PUT', `shelf/products/${product.id}`, { lineId: home.id, ...changed })
    expect(status).toBe(200)
    const list = `Marca;Linea;Codice;Prezzo al pubblico\n${home.supplier};${home.name};Maschera;26,00`
    expect(await shelf.send('import', list)).toMatchObject({ status: 200, added: 0, changed: 1 })
    const { products } = await shelf.call('GET', 'shelf')
    expect(products.find(({ id }: { id: string }) => id === product.id)).toMatchObject({
      ...changed,
      retailCents: 2600,
    })
  })

  test('the shelf of a salon has correctors, in the notation of their brand', async () => {
    const shelf = await newShelf()
    const line = await shelf.addLine({ class: 'CORRECTOR', check: 'verificata' })
    expect(line).toMatchObject({ sheet: null, suggested: null })
    expect((await add(shelf, line.id, { code: '0/43' })).product).toMatchObject({ shade: '0.44' })
    expect((await add(shelf, line.id, { code: '0/00' })).fields.shade).toBe(messages.codeUnread)
    expect(await shelf.call('GET', 'shelf')).toMatchObject({ status: 200, products: [{ code: '0/43' }] })
  })

  test('the shelf of a salon has each code once in a line and each barcode once', async () => {
    const shelf = await newShelf()
    const [line, other] = [await shelf.addLine(), await shelf.addLine()]
    const { product } = await add(shelf, line.id, { code: '7/0', barcode: '8001234567890' })
    expect((await add(shelf, line.id, { code: '7 / 0', shade: '7.0' })).fields.code).toMatch(/^Questo codice è già/)
    expect((await add(shelf, other.id, { code: '7/0', barcode: '8001234567890' })).fields.barcode).toMatch(
      /già di un altro/,
    )
    const own = { lineId: line.id, code: '7/0', packGrams: 90, barcode: '8001234567890' }
    expect((await shelf.call('PUT', `shelf/products/${product.id}`, own)).product).toMatchObject({ packGrams: 90 })
    expect((await shelf.call('DELETE', `shelf/lines/${line.id}`)).code).toBe('line-in-use')
    await shelf.call('DELETE', `shelf/products/${product.id}`)
    expect((await add(shelf, other.id, { code: '7/0', barcode: '8001234567890' })).status).toBe(200)
    expect((await shelf.call('DELETE', `shelf/lines/${line.id}`)).status).toBe(200)
    expect((await add(shelf, line.id, { code: '7/0' })).code).toBe('line-not-found')
  })

  test('the shelf of a salon calls a line verified only with its sheet, and has each name once for a brand', async () => {
    const shelf = await newShelf()
    const { id, suggested, ...fields } = await shelf.addLine()
    expect(suggested).toEqual({ ratio: 1.5, minutes: 35, volumes: [10, 20, 30, 40] })
    const change = (given: object) => shelf.call('PUT', `shelf/lines/${id}`, { ...fields, ...given })
    expect((await change({ check: 'verificata' })).fields.sheet).toMatch(/^Per dirla verificata/)
    const sheet = { ratio: 1, minutes: 30, volumes: [20] }
    expect((await change({ check: 'verificata', sheet })).line).toMatchObject({ check: 'verificata', sheet })
    const again = await shelf.call('POST', 'shelf/lines', { ...fields, supplier: 'CASA  aurora' })
    expect(again.fields.name).toBe('Questa marca ha già una linea con questo nome')
    const bottles = await shelf.addLine({ class: 'DEVELOPER', check: 'verificata' })
    expect(bottles).toMatchObject({ check: 'verificata', suggested: null })
  })

  test('the shelf of a salon is separate from the generic catalogue', async () => {
    const { db } = server
    const generic = async () => ({
      suppliers: await db.select().from(suppliers).where(isNull(suppliers.salonId)),
      products: await db.select().from(products).where(isNull(products.salonId)).orderBy(asc(products.id)),
    })
    const before = await generic()
    const shelf = await newShelf()
    const name = before.products[0]?.name ?? ''
    const line = await shelf.addLine({ supplier: 'Prodotti Generici', name: 'Crema colore', class: 'RETAIL' })
    const { product } = await add(shelf, line.id, { code: name })
    const own = await db.select().from(shades).orderBy(asc(shades.id))
    await db.update(seeds).set({ fingerprint: 'of an older version' })
    await seedCatalogue(db)
    const { lastUpdated: _, ...supplier } = before.suppliers[0] ?? {}
    const after = await generic()
    expect(after.suppliers).toMatchObject([{ ...supplier, id: 'generic' }])
    expect(after.products).toEqual(before.products)
    expect(await db.select().from(shades).orderBy(asc(shades.id))).toEqual(own)
    expect((await shelf.call('GET', 'shelf')).products).toEqual([product])
    expect((await db.select().from(productLines)).length).toBeGreaterThan(20)
  })
})
