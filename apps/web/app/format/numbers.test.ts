import { expect, test } from 'vitest'
import { decimal, duration, measure, percent } from './numbers.ts'

test('numbers are formatted in Italian', () => {
  expect(decimal(6.54)).toBe('6,5')
  expect(decimal(60)).toBe('60')
  expect(measure(6)).toBe('6,0')
  expect(percent(0.724)).toBe('72%')
})

test.each([
  [0, '0 min'],
  [45, '45 min'],
  [60, '1 h'],
  [85, '1 h 25 min'],
  [119.6, '2 h'],
])('%d minutes are formatted without a line break', (minutes, text) => {
  expect(duration(minutes)).toBe(text.replaceAll(' ', '\u00a0'))
})
