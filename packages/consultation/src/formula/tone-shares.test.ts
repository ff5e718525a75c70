import { type Lab, labOf, TONE_INTENSITIES, TONE_NAMES, type Tone, toneFromLab } from '@riflesso/colorimetry'
import { cases, testSeed } from '@riflesso/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { photoOf } from '../testing/analyses.ts'
import { toneShares, tonesInWords } from './tone-shares.ts'

const copper: Tone = { primary: 'RAME', secondary: null, intensity: 'full' }

test('a single tone has the whole share, and a natural one is named so', () => {
  expect(toneShares(copper, labOf(6, copper))).toEqual([{ name: 'Rame', share: 1 }])
  const natural: Tone = { primary: 'NATURALE', secondary: null, intensity: 'none' }
  expect(toneShares(natural, labOf(6, natural))).toEqual([{ name: 'Naturale', share: 1 }])
})

test('halfway between copper and gold both have equal shares', () => {
  // Axes of copper and gold are at 45° and 85°: a reflect at 65° is half of each.
  const [L, a, b] = labOf(7, { primary: 'NATURALE', secondary: null, intensity: 'none' })
  const distance = 15
  const radians = (65 * Math.PI) / 180
  const lab: Lab = [L, a + distance * Math.cos(radians), b + distance * Math.sin(radians)]
  expect(toneShares({ ...copper, secondary: 'DORATO' }, lab)).toEqual([
    { name: 'Rame', share: 0.5 },
    { name: 'Dorato', share: 0.5 },
  ])
})

test("the shares of any measurement add up to one, the primary tone's largest", () => {
  const lab = fc.tuple(fc.float({ min: 2, max: 95 }), fc.float({ min: -60, max: 60 }), fc.float({ min: -60, max: 70 }))
  fc.assert(
    fc.property(
      lab.filter((values) => values.every(Number.isFinite)),
      (measured) => {
        const tone = toneFromLab(measured)
        const shares = toneShares(tone, measured)
        expect(shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 6)
        expect(toneShares({ ...tone, secondary: null }, measured)[0]?.name).toBe(shares[0]?.name)
      },
    ),
    { seed: testSeed, numRuns: cases({ gate: 300, prove: 20_000 }) },
  )
})

test('a tone composed by hand never has an impossible share', () => {
  for (const primary of TONE_NAMES) {
    for (const secondary of TONE_NAMES) {
      for (const intensity of TONE_INTENSITIES) {
        const tone: Tone = { primary, secondary, intensity }
        for (const { share } of toneShares(tone, labOf(6, tone))) {
          expect(share).toBeGreaterThanOrEqual(0)
          expect(share).toBeLessThanOrEqual(1)
        }
      }
    }
  }
})

test('shares are shown for two tones of a reading that does not doubt them', () => {
  const [rame, dorato] = [
    { name: 'Rame', share: 0.7 },
    { name: 'Dorato', share: 0.3 },
  ]
  const wish = { ...photoOf(6, copper), quality: [] }
  expect(tonesInWords({ toneShares: [rame, dorato], prima: null, dopo: wish })).toEqual(['Rame 70%', 'Dorato 30%'])
  expect(tonesInWords({ toneShares: [rame], prima: null, dopo: wish })).toEqual(['Rame'])
  const cast = { ...wish, quality: [{ code: 'colour-cast', severity: 'warning' } as const] }
  for (const dopo of [cast, { ...wish, toneError: null }, { ...wish, alternativeTone: copper }])
    expect(tonesInWords({ toneShares: [rame, dorato], prima: wish, dopo })).toEqual(['Rame', 'Dorato'])
})
