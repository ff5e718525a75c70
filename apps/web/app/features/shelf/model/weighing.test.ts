import { expect, test } from 'vitest'
import type { FormulaInTubes } from '../api/tubes.ts'
import { currentBowl, hasWeighed, plannedBowl, serviceBodyOf, takenGrams, type Weighing, withBowl } from './weighing.ts'

const part = (productId: string, grams: number | null) => ({ productId, grams, share: 1, cents: null })
const bowl = {
  phase: 0,
  match: 'mix' as const,
  isExact: true,
  parts: [part('a', 30), part('b', 10)],
  developer: [part('d', 60)],
  ratio: null,
  minutes: null,
  difference: null,
  kept: [],
  nearest: [],
  nearestResult: null,
  around: [],
  inHalfTubes: false,
  productCents: 0,
  isIncomplete: false,
}
const money = { productCents: 0, isIncomplete: false, minutes: 60, chairCents: null, priceCents: null }
const formula: FormulaInTubes = {
  options: [
    {
      id: 'equilibrata',
      sessions: [
        {
          ...money,
          afterWeeks: 0,
          bowls: [
            bowl,
            { ...bowl, phase: 1, parts: [part('a', null)], developer: [], isExact: false },
            {
              ...bowl,
              phase: 2,
              match: 'missing' as const,
              parts: [],
              kept: [part('b', 10)],
              nearest: [part('a', null)],
            },
          ],
        },
      ],
      upkeep: [],
      year: money,
    },
  ],
  products: [],
  lines: [],
}
const place = { place: 0, name: 'Radici', isPlanned: true, factor: 1 }
const empty: Weighing = { analysisId: 'x', option: 'equilibrata', bowls: [], begunAt: 0 }
const AT = new Date('2026-11-26T10:00:00Z')

test('planned grams scale with the bowl, and guidance has none', () => {
  const planned = (at: Partial<typeof place>) =>
    plannedBowl({ ...place, ...at }, 'equilibrata', formula).parts.map((each) => each.planned)
  expect(planned({ factor: 1.25 })).toEqual([38, 13, 75])
  expect(planned({ place: 1 })).toEqual([null])
  // What is there of a bowl that lacks a tube, and its developer.
  expect(planned({ place: 2, factor: 2 })).toEqual([20, 120])
  expect(planned({ isPlanned: false })).toEqual([])
})

test('a bowl keeps weighed and added products when its size or the shelf changes', () => {
  const planned = plannedBowl(place, 'equilibrata', formula)
  const weighed = {
    ...planned,
    parts: planned.parts
      .map((each) => (each.productId === 'a' ? { ...each, grams: 31 } : each))
      .concat({ productId: 'z', planned: null, grams: 2, isExtra: true }),
    left: 5,
  }
  const now = currentBowl(withBowl(empty, weighed), plannedBowl({ ...place, factor: 2 }, 'equilibrata', formula))
  expect(now.parts).toEqual([
    { productId: 'a', planned: 60, grams: 31, isExtra: false },
    { productId: 'b', planned: 20, grams: null, isExtra: false },
    { productId: 'd', planned: 120, grams: null, isExtra: false },
    { productId: 'z', planned: null, grams: 2, isExtra: true },
  ])
  expect(now.left).toBe(5)
})

test('closing sends only weighed products, and marks unplanned bowls', () => {
  const first = plannedBowl(place, 'equilibrata', formula)
  const weighing = withBowl(
    withBowl(empty, { ...first, parts: first.parts.map((each) => ({ ...each, grams: each.planned })), left: 4 }),
    {
      place: 1,
      name: 'Correzione',
      isPlanned: false,
      parts: [{ productId: 'a', planned: null, grams: 7, isExtra: true }],
      left: null,
    },
  )
  const untouched = withBowl(weighing, { ...first, place: 2, name: 'Punte' })
  expect(takenGrams(untouched)).toEqual(
    new Map([
      ['a', 37],
      ['b', 10],
      ['d', 60],
    ]),
  )
  expect(serviceBodyOf(untouched, { key: 'k', replaces: null, at: AT })).toEqual({
    key: 'k',
    replaces: null,
    option: 'equilibrata',
    weighedAt: '2026-11-26T10:00:00.000Z',
    bowls: [
      {
        phase: 0,
        name: 'Radici',
        parts: [
          { productId: 'a', planned: 30, grams: 30 },
          { productId: 'b', planned: 10, grams: 10 },
          { productId: 'd', planned: 60, grams: 60 },
        ],
        left: 4,
      },
      { phase: null, name: 'Correzione', parts: [{ productId: 'a', planned: null, grams: 7 }], left: null },
    ],
  })
  expect([hasWeighed(null), hasWeighed(withBowl(empty, first)), hasWeighed(untouched)]).toEqual([false, false, true])
})
