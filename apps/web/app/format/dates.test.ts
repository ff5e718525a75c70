import { expect, test } from 'vitest'
import { longDate } from './dates.ts'

test('a date in words [R9-021]', () => {
  expect(longDate(new Date(2026, 3, 5))).toBe('5 aprile 2026')
})
