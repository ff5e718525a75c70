import { analysisResultSchema } from '@riflesso/consultation'
import { expect, test } from 'vitest'
import recorded from '~/testing/fixtures/analysis.json'
import { AURORA, PEROXIDE, SHELF } from '~/testing/shelf.ts'
import { weighedLines } from './weighed-lines.ts'

const { plan, fasi_operative } = analysisResultSchema.parse(recorded)
const phases = plan.sessions[0]?.phases ?? []
const formulas = fasi_operative.map(({ formula }) => formula)

const [tube] = SHELF.products
if (tube === undefined) throw new Error('a shelf with a tube')
const products = [
  { ...tube, id: '7.44', shade: '7.44' },
  { ...tube, id: '0.44', shade: '0.44' },
  { ...tube, id: '7.34', shade: '7.34' },
  { ...tube, id: 'powder', shade: null, lineId: 'powders' },
  { ...tube, id: '20 vol', shade: null, volume: 20, lineId: PEROXIDE.id },
  { ...tube, id: '30 vol', shade: null, volume: 30, lineId: PEROXIDE.id },
]
const shelf = { lines: [AURORA, PEROXIDE, { ...AURORA, id: 'powders', class: 'BLEACH' as const }], products }

const weighed = (phase: number | null, grams: Record<string, number>) =>
  weighedLines(
    phases,
    formulas,
    [{ phase, parts: Object.entries(grams).map(([productId, weight]) => ({ productId, grams: weight })) }],
    shelf,
  )

test('weighed planned products are assigned to their lines', () => {
  expect(phases[1]?.products.map(({ shade }) => shade)).toEqual(['7.44', '0.44'])
  expect(weighed(1, { '7.44': 28, '0.44': 2, '30 vol': 47 })).toEqual([
    { phase: 1, grams: [28, 2, 47], developerVolume: 30 },
  ])
})

test('other tubes are divided over the lines of the colour, and developers are mixed', () => {
  expect(weighed(1, { '7.44': 20, '7.34': 25, '20 vol': 30, '30 vol': 10 })).toEqual([
    { phase: 1, grams: [39, 6, 40], developerVolume: 22.5 },
  ])
})

test('unweighed lines have no amount, and an unplanned bowl is left out', () => {
  expect(weighed(0, { powder: 55 })).toEqual([{ phase: 0, grams: [55, null, null], developerVolume: null }])
  expect(weighed(null, { powder: 55 })).toEqual([])
  expect(weighed(0, { unknown: 55 })).toEqual([])
})
