import { emptyDetails } from '@riflesso/colorimetry'
import { expect, test } from 'vitest'
import { answeredCount } from './details.ts'

test('nothing is answered at first', () => {
  expect(answeredCount(emptyDetails)).toBe(0)
})

test('counts answers of every group, a no and a zero too', () => {
  expect(
    answeredCount({
      ...emptyDetails,
      whiteShare: 0,
      white: { wish: 'sfumare', upkeep: null, front: 0, sides: null, nape: null },
      history: { ...emptyDetails.history, henna: 'no' },
      safety: { ...emptyDetails.safety, allergy: false },
    }),
  ).toBe(5)
})
