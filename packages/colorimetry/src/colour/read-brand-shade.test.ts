import { expect, it } from 'vitest'
import { BRAND_IDS, BRANDS, notationOf } from '../data/products/brands.ts'
import { catalogueLines } from '../data/products/catalogue.ts'
import { brandShadeOf } from './brand-shade.ts'
import { readBrandCorrector, readBrandShade } from './read-brand-shade.ts'
import { shadeNotation } from './shade.ts'

it.each([
  ['wella', '7/43', '7.4'],
  ['wella', ' 7 / 43 ', '7.4'],
  ['wella', '7.1', '7.1'],
  ['wella', '6/7', '6.35'],
  ['schwarzkopf', '7-77', '7.44'],
  ['schwarzkopf', '5-0', '5.0'],
  ['matrix', '7CG', '7.43'],
  ['goldwell', '8 n', '8.0'],
  ['loreal', '7,35', '7.35'],
  ['loreal', '10.13', '10.13'],
] as const)('the code on a tube of %s, %s, is the generic shade %s', (brand, code, generic) => {
  const shade = readBrandShade(BRANDS[brand], code)
  expect(shade && shadeNotation(shade.level, shade.tone)).toBe(generic)
})

it.each([
  ['wella', '7'],
  ['wella', '7GK'],
  ['wella', '0/11'],
  ['wella', '13/1'],
  ['goldwell', '7.3'],
  ['loreal', 'sette tre'],
  ['loreal', ''],
] as const)('the text %2$s is no code of %1$s', (brand, text) => {
  expect(readBrandShade(BRANDS[brand], text)).toBeNull()
})

it.each([
  ['loreal', '0.44', 'RAME'],
  ['inebrya', '0/44', 'RAME'],
  ['wella', '0/44', 'ROSSO'],
  ['wella', '0/43', 'RAME'],
  ['wella', ' 0 / 66 ', 'IRISE'],
  ['schwarzkopf', '0-77', 'RAME'],
  ['lisap', '0/22', 'CENERE'],
] as const)('the code on a corrector of %s, %s, is the tone %s', (brand, code, tone) => {
  expect(readBrandCorrector(BRANDS[brand], code)).toBe(tone)
})

it.each([
  ['wella', '7/44'],
  ['wella', '0/4'],
  ['wella', '0/00'],
  ['loreal', '0.13'],
  ['loreal', '44'],
  ['goldwell', '0K'],
  ['loreal', ''],
] as const)('the text %2$s is no corrector of %1$s', (brand, text) => {
  expect(readBrandCorrector(BRANDS[brand], text)).toBeNull()
})

it('every shade in the notation of a brand is read back as a shade with the same code', () => {
  const generic = catalogueLines().flatMap((line) =>
    line.class === 'PERM' || line.class === 'HIGHLIFT' ? line.shades : [],
  )
  for (const id of BRAND_IDS)
    for (const { code } of generic) {
      const written = brandShadeOf(BRANDS[id], code)
      if (written === null) continue
      const read = readBrandShade(BRANDS[id], written.code)
      expect(read, `${id} ${written.code}`).not.toBeNull()
      if (read !== null) expect(brandShadeOf(BRANDS[id], shadeNotation(read.level, read.tone))?.code).toBe(written.code)
    }
})

it('an answered code is read as the salon says, and surely', () => {
  const own = notationOf('lisap', { lisap: { '3': 'RAME' } })
  expect(readBrandShade(BRANDS.lisap, '7/3')?.sure).toBe(false)
  expect(readBrandShade(own, '7/3')).toEqual({
    level: 7,
    tone: { primary: 'RAME', secondary: null, intensity: 'full' },
    sure: true,
  })
})
