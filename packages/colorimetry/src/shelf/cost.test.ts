import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Phase } from '../model/plan.ts'
import type { BowlInTubes } from '../model/shelf.ts'
import { costOfBowl, priceOf } from './cost.ts'

const PHASE: Phase = {
  kind: 'colour',
  zones: ['roots'],
  products: [],
  developer: null,
  dilutionGrams: 0,
  ratio: null,
  minutes: 35,
  minutesRange: [30, 45],
  checkEveryMinutes: null,
  stopAtLevel: null,
  bondGrams: 0,
  application: [],
  reasons: [],
}

const bowl = (of: Partial<BowlInTubes>): BowlInTubes => ({
  match: 'same',
  parts: [],
  developer: [],
  difference: null,
  kept: [],
  nearest: [],
  nearestResult: null,
  lacking: [],
  exact: true,
  inHalfTubes: false,
  phase: PHASE,
  ...of,
})

it('40 g of a tube of 60 for 9.80 euro and 60 g of a litre for 6.50 cost 6.53 and 0.39', () => {
  const packs = [
    { id: 'tube', packGrams: 60, packCents: 980 },
    { id: 'bottle', packGrams: 1000, packCents: 650 },
  ]
  const cost = costOfBowl(bowl({ parts: [{ id: 'tube', grams: 40 }], developer: [{ id: 'bottle', grams: 60 }] }), packs)
  expect(cost).toEqual({
    parts: [
      { id: 'tube', grams: 40, cents: 653 },
      { id: 'bottle', grams: 60, cents: 39 },
    ],
    cents: 692,
    incomplete: false,
  })
})

it('a product without a price, or a missing one, makes the cost incomplete', () => {
  const unpriced = [{ id: 'tube', packGrams: 60, packCents: null }]
  expect(costOfBowl(bowl({ parts: [{ id: 'tube', grams: 40 }] }), unpriced)).toMatchObject({
    cents: 0,
    incomplete: true,
  })
  expect(costOfBowl(bowl({ match: 'missing' }), []).incomplete).toBe(true)
  expect(costOfBowl(bowl({ developer: null }), []).incomplete).toBe(true)
})

it('the lines of a bowl add up to its cost to the cent', () => {
  const part = fc.record({
    grams: fc.integer({ min: 1, max: 200 }),
    size: fc.integer({ min: 1, max: 1000 }),
    cents: fc.nat(20_000),
  })
  fc.assert(
    fc.property(fc.array(part, { maxLength: 5 }), (given) => {
      const packs = given.map(({ size, cents }, index) => ({ id: String(index), packGrams: size, packCents: cents }))
      const cost = costOfBowl(bowl({ parts: given.map(({ grams }, index) => ({ id: String(index), grams })) }), packs)
      const exact = given.reduce((sum, { grams, size, cents }) => sum + (grams * cents) / size, 0)
      expect(cost.parts.reduce((sum, { cents }) => sum + (cents ?? 0), 0)).toBe(cost.cents)
      expect(Math.abs(cost.cents - exact)).toBeLessThanOrEqual(given.length / 2 + 1e-6)
    }),
  )
})

it('a price follows the rule of the salon and is never below what the products cost', () => {
  expect(priceOf({ kind: 'factor', factor: 6 }, 692, 90)).toBe(4152)
  expect(priceOf({ kind: 'time', centsPerHour: 4000 }, 692, 90)).toBe(8164)
  expect(priceOf({ kind: 'fixed', cents: 5500 }, 692, 90)).toBe(5500)
  expect(priceOf({ kind: 'fixed', cents: 500 }, 692, 90)).toBe(692)
})
