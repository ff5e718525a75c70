import { expect, test } from 'vitest'
import { answeredCount, NO_DETAILS } from './details.ts'

test('nothing is answered at first', () => {
  expect(answeredCount(NO_DETAILS)).toBe(0)
})

test('counts answers of every group, a no and a zero too', () => {
  expect(
    answeredCount({
      ...NO_DETAILS,
      whiteShare: 0,
      history: { ...NO_DETAILS.history, henna: 'no' },
      safety: { ...NO_DETAILS.safety, allergy: false },
    }),
  ).toBe(3)
})
