import { expect, test } from 'vitest'
import { longDate } from './dates.ts'

test('a date in words', () => {
  expect(longDate(new Date(2026, 3, 5))).toBe('5 aprile 2026')
})
