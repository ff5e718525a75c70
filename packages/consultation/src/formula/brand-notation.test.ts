import { BRANDS, brands, notationOf } from '@riflesso/colorimetry'
import { expect, test } from 'vitest'
import { brandExplanation, shadeOfBrand } from './brand-notation.ts'

test.each([
  ['6.4', BRANDS.wella, '6/43'],
  ['6.66', BRANDS.wella, '6/44'],
  ['7.3', notationOf('alfaparf', { alfaparf: { '3': 'DORATO' } }), '7.3'],
])('a shade %s has its brand notation', (nuance, brand, code) => {
  expect(shadeOfBrand({ nuance }, brand)).toBe(code)
})

test.each([
  ['a product without a shade', {}, BRANDS.wella],
  ['a pure corrector', { nuance: '0.11' }, BRANDS.wella],
  ['a reflect without a source', { nuance: '7.13' }, BRANDS.wella],
  ['a brand without a source', { nuance: '7.1' }, BRANDS.alfaparf],
])('%s has no brand notation', (_, line, brand) => {
  expect(shadeOfBrand(line, brand)).toBeNull()
})

test('every brand is explained with its name, its line and a source', () => {
  for (const brand of brands) {
    const text = brandExplanation(brand)
    expect(text).toContain(`${brand.name} (${brand.line})`)
    expect(text).toMatch(/ Fonte: .{15,}\.$/)
  }
  expect(brandExplanation(notationOf('lisap', { lisap: { '3': 'DORATO' } }))).toContain('le risposte del salone')
})
