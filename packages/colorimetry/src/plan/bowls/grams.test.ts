import { expect, it } from 'vitest'
import type { ProductClass } from '../../model/plan.ts'
import { weigh } from './grams.ts'

type Row = readonly [ProductClass, number, readonly number[], readonly number[], string]

it.each<Row>([
  ['TONER', 30, [3 / 4, 1 / 4], [20, 10], 'is 20 + 10, not 23 + 7'],
  ['TONER', 40, [3 / 4, 1 / 4], [30, 10], 'is exact in fives'],
  ['TONER', 80, [2 / 3, 1 / 3], [50, 30], 'is weighed in tens'],
  ['DEMI', 35, [1 / 2, 1 / 2], [20, 20], 'stays equal in a larger bowl'],
  ['PERM', 35, [1], [40], 'has a developer in fives'],
  ['DEMI', 5, [2 / 3, 1 / 3], [5, 5], 'has a step of each'],
])('%s %i g in the shares %j, expected %j, %s', (product, total, shares, grams) => {
  const parts = shares.map((share, at) => ({ shade: `7.${at}`, share }))
  expect(weigh(product, parts, total).map((part) => part.grams)).toEqual(grams)
})

it('a natural base keeps its least share in a small bowl', () => {
  const parts = [
    { shade: '6.0', share: 1 / 3, least: 1 / 3 },
    { shade: '6.3', share: 2 / 3 },
  ]
  expect(weigh('PERM_W', parts, 20).map(({ grams }) => grams)).toEqual([10, 10])
})
