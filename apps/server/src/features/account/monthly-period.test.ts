import { expect, test } from 'vitest'
import { nextReset } from './allowance-rules.ts'

test.each([
  ['the same day of the next month', '2026-03-15T10:00:00Z', '2026-03-20T00:00:00Z', '2026-04-15T10:00:00Z'],
  ['before the day in the current month', '2026-03-15T10:00:00Z', '2026-06-01T00:00:00Z', '2026-06-15T10:00:00Z'],
  ['after the day in the current month', '2026-03-15T10:00:00Z', '2026-06-15T10:00:01Z', '2026-07-15T10:00:00Z'],
  ['exactly at a reset', '2026-03-15T10:00:00Z', '2026-06-15T10:00:00Z', '2026-07-15T10:00:00Z'],
  ['the last day of a shorter month', '2026-01-31T10:00:00Z', '2026-02-01T00:00:00Z', '2026-02-28T10:00:00Z'],
  ['a leap year', '2028-01-31T10:00:00Z', '2028-02-01T00:00:00Z', '2028-02-29T10:00:00Z'],
  ['no drift after a short month', '2026-01-31T10:00:00Z', '2026-03-01T00:00:00Z', '2026-03-31T10:00:00Z'],
  ['over the turn of the year', '2026-12-05T00:00:00Z', '2027-01-05T00:00:00Z', '2027-02-05T00:00:00Z'],
  ['at the very start', '2026-03-15T10:00:00Z', '2026-03-15T10:00:00Z', '2026-04-15T10:00:00Z'],
])('%s', (_name, anchor, now, expected) => {
  expect(nextReset(new Date(anchor), new Date(now))).toEqual(new Date(expected))
})
