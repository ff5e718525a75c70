import { expect, test } from 'vitest'
import { ageOn, isBirthday } from './age.ts'

test.each([
  ['1990-03-02', 36, true],
  ['1990-03-03', 35, false],
  ['1990-12-31', 35, false],
  ['1990-01-01', 36, false],
  ['2026-03-02', 0, true],
])('born on %s, on 2 March 2026: %i years, birthday %s', (birthDate, age, birthday) => {
  const today = new Date(2026, 2, 2)
  expect([ageOn(birthDate, today), isBirthday(birthDate, today)]).toEqual([age, birthday])
})

test('a birthday on 29 February is on the 28th in other years', () => {
  expect(isBirthday('2004-02-29', new Date(2026, 1, 28))).toBe(true)
  expect(isBirthday('2004-02-29', new Date(2028, 1, 28))).toBe(false)
  expect(isBirthday('2004-02-29', new Date(2028, 1, 29))).toBe(true)
})
