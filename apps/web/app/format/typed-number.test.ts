import { expect, test } from 'vitest'
import { typedCents, typedNumber, typedWhole } from './typed-number.ts'

test('typed numbers have a decimal comma or point and an upper bound', () => {
  expect(typedNumber('7,5', 40)).toBe(7.5)
  expect(typedNumber(' 7.5 ', 40)).toBe(7.5)
  expect(typedNumber('', 40)).toBeNull()
  for (const text of ['41', '-1', 'venti', 'NaN']) expect(typedNumber(text, 40)).toBeUndefined()
})

test('typed amounts of euros are whole cents, with or without the sign', () => {
  expect(typedCents('8,90 €', 10_000)).toBe(890)
  expect(typedCents('0.07', 10_000)).toBe(7)
  expect(typedCents('1.200', 200_000)).toBe(120_000)
  expect(typedCents('1.200,5', 200_000)).toBe(120_050)
  expect(typedCents(' ', 10_000)).toBeNull()
  expect(typedCents('100,01', 10_000)).toBeUndefined()
})

test('typed whole numbers have no fraction', () => {
  expect(typedWhole('60', 100)).toBe(60)
  expect(typedWhole('', 100)).toBeNull()
  expect(typedWhole('60,5', 100)).toBeUndefined()
})
