import { expect, test } from 'vitest'
import { retryAfterMs } from './ask.ts'

const NOW = Date.parse('2026-03-02T09:00:00.000Z')

test.each([
  ['2', 2000],
  ['0.5', 500],
  ['Mon, 02 Mar 2026 09:00:07 GMT', 7000],
  ['Mon, 02 Mar 2026 08:00:00 GMT', 0],
  ['presto', null],
  ['-3', null],
  ['', null],
])('a Retry-After of "%s" is %s ms', (value, wait) => {
  expect(retryAfterMs({ 'retry-after': value }, NOW)).toBe(wait)
})

test('a missing Retry-After gives null', () => {
  expect(retryAfterMs({}, NOW)).toBeNull()
})
