import { expect, test } from 'vitest'
import { monthOf, monthsLater, sumBy } from './months.ts'

test('months follow one another across the turn of the year', () => {
  expect(monthOf(new Date('2026-11-30T23:30:00'))).toBe('2026-11')
  expect(monthsLater('2026-01', -1)).toBe('2025-12')
  expect(monthsLater('2025-12', 1)).toBe('2026-01')
})

test('rows of a month add up by name, the largest weight first', () => {
  const row = (lineName: string, weighedGrams: number) => ({
    colourist: null,
    supplier: 'Aurora',
    lineName,
    services: 1,
    plannedGrams: 10,
    weighedGrams,
    thrownGrams: 1,
    weighedCents: 100,
    thrownCents: 5,
  })
  const sums = sumBy([row('Crema', 20), row('Luce', 50), row('Crema', 15)], ({ lineName }) => lineName)
  expect(sums).toEqual([
    { name: 'Luce', plannedGrams: 10, weighedGrams: 50, thrownGrams: 1, weighedCents: 100, thrownCents: 5 },
    { name: 'Crema', plannedGrams: 20, weighedGrams: 35, thrownGrams: 2, weighedCents: 200, thrownCents: 10 },
  ])
})
