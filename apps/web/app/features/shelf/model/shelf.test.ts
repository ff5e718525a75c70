import type { ShelfLine, StockProduct } from '@riflesso/contract'
import { expect, test } from 'vitest'
import { typedProduct } from './product-form.ts'
import { filledShare, hexOfShade, lineTitle, shelfValue, stockWords } from './product-words.ts'
import { shelfByBrand } from './shelf-groups.ts'

const line = (id: string, supplier: string, name: string): ShelfLine => ({
  id,
  supplier,
  name,
  notation: null,
  class: 'PERM',
  check: 'da-verificare',
  sheet: null,
  suggested: null,
})

const product = (lineId: string, code: string, part: Partial<StockProduct> = {}): StockProduct => ({
  id: `${lineId} ${code}`,
  lineId,
  code,
  name: null,
  shade: code.replace('/', '.'),
  volume: null,
  barcode: null,
  packGrams: 60,
  packCents: 850,
  pieces: 1,
  openedGrams: 0,
  lowestPieces: null,
  retailCents: null,
  aftercare: null,
  isLow: false,
  ...part,
})

const shelf = {
  lines: [line('z', 'Zefiro', 'Aria'), line('b', 'Aurora', 'Luce'), line('a', 'Aurora', 'Crema')],
  products: [product('a', '10/1'), product('a', '6/0'), product('z', '7/43'), product('a', '7/43')],
}

test('the shelf is grouped by brand and line, tubes by level and reflect', () => {
  const brands = shelfByBrand(shelf, '')
  expect(brands.map(({ supplier }) => supplier)).toEqual(['Aurora', 'Zefiro'])
  expect(brands[0]?.lines.map((each) => each.line.name)).toEqual(['Crema', 'Luce'])
  expect(brands[0]?.lines[0]?.products.map(({ code }) => code)).toEqual(['6/0', '7/43', '10/1'])
})

test('a search finds all its words in code, shade, brand or line, and hides empty lines', () => {
  const codes = (term: string) =>
    shelfByBrand(shelf, term).flatMap(({ lines }) => lines.flatMap(({ products }) => products.map(({ id }) => id)))
  expect(codes('7.43')).toEqual(['a 7/43', 'z 7/43'])
  expect(codes('7,43 zefiro')).toEqual(['z 7/43'])
  expect(shelfByBrand(shelf, 'luce')).toEqual([])
})

test('the stock of a product is written as full packs and opened grams', () => {
  const words = (pieces: number, openedGrams: number) => stockWords({ pieces, openedGrams, packGrams: 60 }, 'g')
  expect(words(2, 40)).toBe('2 nuovi + 40\u00a0g')
  expect(words(1, 0)).toBe('1 nuovo')
  expect(words(0, 0)).toBe('finito')
  expect(words(0, -12)).toBe('da contare')
})

test('a container shows its opened grams; full without an opened one, empty with nothing left', () => {
  const filled = (pieces: number, openedGrams: number) => filledShare({ pieces, openedGrams, packGrams: 60 })
  expect([filled(2, 15), filled(1, 0), filled(0, 0), filled(0, 90), filled(1, -5)]).toEqual([0.25, 1, 0, 1, 0])
})

test('shades have a colour, levels above ten that of ten, and direct dyes none', () => {
  expect(hexOfShade('7.44', 'PERM')).toMatch(/^#[0-9A-F]{6}$/)
  expect(hexOfShade('12.0', 'HIGHLIFT')).toBe(hexOfShade('10.0', 'PERM'))
  expect(hexOfShade('5.11', 'DIRECT')).toBeNull()
  expect(hexOfShade(null, 'BLEACH')).toBeNull()
})

test('the value of the shelf counts opened packs by their grams, and nothing below zero', () => {
  expect(shelfValue([product('a', '6/0', { pieces: 2, openedGrams: 30 })])).toBe(2125)
  expect(shelfValue([product('a', '6/0', { pieces: 0, openedGrams: -30 })])).toBe(0)
  expect(shelfValue([product('a', '6/0', { packCents: null })])).toBe(0)
})

test('a new product has the usual pack of the class of its line', () => {
  const packOf = (type: ShelfLine['class']) =>
    typedProduct(null, { ...line('a', 'Wella', 'Koleston'), class: type }).packGrams
  expect([packOf('PERM'), packOf('BLEACH'), packOf('DEVELOPER'), packOf('RETAIL')]).toEqual([
    '60',
    '500',
    '1000',
    '250',
  ])
})

test.each([
  ['Casa Aurora', 'Crema', 'Casa Aurora Crema'],
  ['Inebrya', 'Inebrya Color', 'Inebrya Color'],
  ['INEBRYA', 'inebrya', 'inebrya'],
  ['Aurora', 'Auroral', 'Aurora Auroral'],
])('the line of %s called %s is titled %s', (supplier, name, title) => {
  expect(lineTitle(supplier, name)).toBe(title)
})
