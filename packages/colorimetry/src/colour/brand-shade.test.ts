import { describe, expect, it } from 'vitest'
import { BRAND_IDS, BRANDS, brands, notationOf, verifiedBrands } from '../data/products/brands.ts'
import { catalogueLines } from '../data/products/catalogue.ts'
import { TONE_NAMES } from '../model/vocabulary.ts'
import { brandShadeOf, reflectToAsk } from './brand-shade.ts'

describe('the guide to brand notation', () => {
  it('brand notation covers 23 brands, each with its line and its source [R9-008]', () => {
    expect(new Set(BRAND_IDS).size).toBe(23)
    for (const { name, line, source } of brands)
      for (const text of [name, line, source]) expect(text.length).toBeGreaterThan(2)
  })

  it.each([
    ['loreal', '7.34', '7.34'],
    ['wella', '7.1', '7/1'],
    ['wella', '6.4', '6/43'],
    ['wella', '6.7', '6/2'],
    ['wella', '6.35', '6/7'],
    ['schwarzkopf', '7.3', '7-5'],
    ['schwarzkopf', '6.44', '6-77'],
    ['schwarzkopf', '8.13', '8-4'],
    ['schwarzkopf', '7.35', '7-6'],
    ['goldwell', '6.4', '6K'],
    ['goldwell', '8.0', '8N'],
    ['matrix', '6.66', '6RR'],
    ['fanola', '9.01', '9.01'],
    ['oyster', '7.3', '7/3'],
  ] as const)('%s writes %s as %s', (brand, generic, code) => {
    expect(brandShadeOf(BRANDS[brand], generic)?.code).toBe(code)
  })

  it('a notation without a source is marked as unsure', () => {
    expect(brandShadeOf(BRANDS.loreal, '7.1')?.sure).toBe(true)
    expect(brandShadeOf(BRANDS.wella, '7.1')?.sure).toBe(true)
    expect(brandShadeOf(BRANDS.revlon, '6.4')?.sure).toBe(true)
    expect(brandShadeOf(BRANDS.alfaparf, '7.3')?.sure).toBe(false)
    expect(brandShadeOf(BRANDS.alfaparf, '7.2')?.sure).toBe(false)
    expect(brandShadeOf(BRANDS.lisap, '7.3')?.sure).toBe(false)
    expect(brandShadeOf(BRANDS.matrix, '6.66')?.sure).toBe(false)
  })

  it('a notation from common trade knowledge is never marked as sure', () => {
    for (const { tones, unsure, source } of brands) {
      const written = TONE_NAMES.filter((tone) => tones[tone] !== null)
      if (source.startsWith('C:')) expect(written.filter((tone) => !unsure.has(tone))).toEqual([])
      else expect(written.some((tone) => !unsure.has(tone))).toBe(true)
    }
  })

  it('every catalogue shade has a brand notation, or is reported as missing in the brand', () => {
    const codes = new Set(
      catalogueLines().flatMap((line) => (line.class === 'CORRECTOR' ? [] : line.shades.map((shade) => shade.code))),
    )
    expect(codes.size).toBeGreaterThan(500)
    for (const id of BRAND_IDS)
      for (const code of codes) {
        const shade = brandShadeOf(BRANDS[id], code)
        if (shade === null) continue
        expect(shade.code).toMatch(/^\d{1,2}(?:[./-]\d{1,2}|[A-Z]{1,3})$/)
        expect(Number.parseInt(shade.code, 10)).toBe(Number.parseInt(code, 10))
      }
  })

  it('text that is not a shade has no brand notation', () => {
    expect(brandShadeOf(BRANDS.wella, '')).toBeNull()
    expect(brandShadeOf(BRANDS.wella, '0.11')).toBeNull()
    expect(brandShadeOf(BRANDS.goldwell, '6.7')).toBeNull()
  })
})

describe("the salon's answers about a reflect that no source confirms", () => {
  it('the code is asked once, and shown from then on as the salon reads it', () => {
    expect(reflectToAsk(BRANDS.alfaparf, '7.34')).toBe('3')
    expect(brandShadeOf(notationOf('wella', { wella: { '31': 'BEIGE' } }), '7.13')).toEqual({
      code: '7/31',
      sure: true,
    })
    const own = notationOf('alfaparf', { alfaparf: { '3': 'DORATO' }, lisap: { '3': 'RAME' } })
    expect(brandShadeOf(own, '7.3')).toEqual({ code: '7.3', sure: true })
    expect(reflectToAsk(own, '7.3')).toBeNull()
    expect(reflectToAsk(own, '7.34')).toBe('4')
    expect(brandShadeOf(notationOf('lisap', { lisap: { '3': 'RAME' } }), '7.4')).toEqual({ code: '7/3', sure: true })
  })

  it('a code that means another tone is no longer that of its tone', () => {
    const own = notationOf('lisap', { lisap: { '3': 'RAME', '4': null } })
    for (const generic of ['7.3', '7.5']) {
      expect(brandShadeOf(own, generic)).toBeNull()
      expect(reflectToAsk(own, generic)).toBeNull()
    }
  })

  it('a verified code stays as its source has it', () => {
    expect(notationOf('wella', { wella: { '4': 'BEIGE', '31': 'ROSSO' } })).toBe(BRANDS.wella)
    expect(reflectToAsk(BRANDS.wella, '7.1')).toBeNull()
  })

  it('letters that lines combine differently are not asked', () => {
    expect(reflectToAsk(BRANDS.goldwell, '7.34')).toBeNull()
    expect(reflectToAsk(BRANDS.goldwell, '7.3')).toBe('G')
  })

  it('six brands have a digit with a source', () => {
    expect(verifiedBrands.map(({ id }) => id)).toEqual(['loreal', 'matrix', 'redken', 'revlon', 'schwarzkopf', 'wella'])
  })
})
