import { testSeed } from '@riflesso/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bowlSize, FACTOR_RANGE, factorFor, scaleBowl } from './scale-bowl.ts'

const product = (grams: number) => ({
  prodotto: 'Crema colore 6.44',
  quantita_g: grams,
  quantita_ml: null,
  ossidante_vol: null,
  rapporto_miscelazione: null,
})
const developer = (millilitres: number) => ({
  prodotto: 'Ossidante 20 vol (6%)',
  quantita_g: null,
  quantita_ml: millilitres,
  ossidante_vol: 20,
  rapporto_miscelazione: '1:1,5',
})
const care = { ...product(0), prodotto: 'Trattamento acido', quantita_g: null, quantita_ml: 20 }

const amounts = (lines: ReturnType<typeof scaleBowl>) => lines.map((line) => line.quantita_g ?? line.quantita_ml)

describe('a bowl', () => {
  test('a bowl is scaled as a whole, in half grams', () => {
    expect(amounts(scaleBowl([product(40), product(20), developer(90)], 0.5))).toEqual([20, 10, 45])
    expect(amounts(scaleBowl([product(40), product(15), developer(82.5)], 1.25))).toEqual([50, 19, 103.5])
    expect(amounts(scaleBowl([care], 2))).toEqual([40])
  })

  test('a bowl is named by its weighed products', () => {
    expect(bowlSize([product(40), product(20), developer(90)])).toBe(60)
    expect(bowlSize([care])).toBe(20)
    expect(factorFor([product(40), product(20), developer(90)], 75)).toBe(1.25)
    expect(factorFor([product(40)], 500)).toBe(FACTOR_RANGE.max)
    expect(factorFor([product(40)], 1)).toBe(FACTOR_RANGE.min)
  })

  test('a scaled bowl keeps its mixing ratio within half a gram', () => {
    const bowl = fc.record({
      grams: fc.array(fc.integer({ min: 2, max: 400 }), { minLength: 1, maxLength: 4 }),
      ratio: fc.constantFrom(1, 1.5, 2, 3),
      factor: fc.double({ ...FACTOR_RANGE, noNaN: true }),
    })
    fc.assert(
      fc.property(bowl, ({ grams, ratio, factor }) => {
        const halves = grams.map((count) => count / 2)
        const sum = halves.reduce((total, each) => total + each, 0)
        const scaled = scaleBowl([...halves.map(product), developer(sum * ratio)], factor)
        const weighed = scaled.reduce((total, { quantita_g }) => total + (quantita_g ?? 0), 0)
        const mixed = scaled.at(-1)?.quantita_ml ?? 0
        expect(Math.abs(mixed - weighed * ratio)).toBeLessThanOrEqual(0.25 + 1e-9)
        for (const amount of amounts(scaled)) expect((amount ?? 0) * 2).toBe(Math.round((amount ?? 0) * 2))
      }),
      { seed: testSeed },
    )
  })
})
