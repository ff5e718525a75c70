import { expect, test } from 'vitest'
import { badgeTone, trialRemaining } from './plan.ts'

test('the remaining trial analyses are never negative', () => {
  expect(trialRemaining({ trialAnalysesUsed: 1 })).toBe(2)
  expect(trialRemaining({ trialAnalysesUsed: 4 })).toBe(0)
})

test.each([
  [0, 'danger'],
  [1, 'few'],
  [5, 'few'],
  [6, 'plenty'],
  [null, 'plenty'],
] as const)('%s remaining is %s [R9-016]', (remaining, tone) => {
  expect(badgeTone(remaining)).toBe(tone)
})
