import { emptyDetails } from '@riflesso/colorimetry'
import { expect, test } from 'vitest'
import { answeredCount } from './details.ts'

test('no question is answered initially', () => {
  expect(answeredCount(emptyDetails)).toBe(0)
})

test('answers of all groups are counted, including no and zero', () => {
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
