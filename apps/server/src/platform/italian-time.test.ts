import { expect, test } from 'vitest'
import { untilDayOf } from './italian-time.ts'

test.each([
  ['2026-04-15T10:00:00Z', 'fino al 15 aprile 2026'],
  ['2026-03-08T10:00:00Z', 'fino all’8 marzo 2026'],
  // Already the next day in Italy.
  ['2026-05-10T22:30:00Z', 'fino all’11 maggio 2026'],
  ['2026-06-18T10:00:00Z', 'fino al 18 giugno 2026'],
])('the last day of validity of %s', (moment, words) => {
  expect(untilDayOf(new Date(moment))).toBe(words)
})
