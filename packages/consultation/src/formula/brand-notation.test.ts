import { BRAND_IDS, BRANDS } from '@riflesso/colorimetry'
import { expect, test } from 'vitest'
import { brandExplanation, brandShadeAsText, shadeOfBrand } from './brand-notation.ts'

test.each([
  ['6.4', 'Wella Professionals 6/43'],
  ['6.66', 'Wella Professionals 6/44'],
  ['7.13', 'Wella Professionals 7/31, da verificare'],
])('a shade %s has its brand notation', (nuance, text) => {
  const shade = shadeOfBrand({ nuance }, 'wella')
  expect(shade && brandShadeAsText(shade, 'wella')).toBe(text)
})

test.each([
  ['a product without a shade', {}],
  ['a pure corrector', { nuance: '0.11' }],
])('%s has no brand notation', (_, line) => {
  expect(shadeOfBrand(line, 'wella')).toBeNull()
})

test('every brand is explained with its name, its line and a source', () => {
  for (const brand of BRAND_IDS) {
    const text = brandExplanation(brand)
    expect(text).toContain(`${BRANDS[brand].name} (${BRANDS[brand].line})`)
    expect(text).toMatch(/ Fonte: .{15,}\.$/)
  }
})
