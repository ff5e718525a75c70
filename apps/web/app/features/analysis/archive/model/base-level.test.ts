import { expect, test } from 'vitest'
import { baseLevel } from './base-level.ts'

test.each([
  ['the stored level', 6.2, '#000000', 6],
  ['a half is the darker one', 6.5, '#000000', 6],
  ['paler than ten is ten', 10.9, '#FFFFFF', 10],
  ['a shade, when no level is stored', 0, '7.43', 7],
  ['a shade with its hex', 0, '4/6 (#4A2A20)', 4],
  ['a dark hex', 0, '#110D0E', 1],
  ['a pale hex', 0, '#E5D5B5', 10],
])('the base level comes from %s [R2-072]', (_name, level, colorCode, base) => {
  expect(baseLevel({ level, colorCode })).toBe(base)
})

test('there is no base level without a level and a colour code [R2-072]', () => {
  expect(baseLevel({ level: 0, colorCode: 'sconosciuto' })).toBeNull()
  expect(baseLevel({ level: Number.NaN, colorCode: [] })).toBeNull()
})
