import { analysisResultSchema } from '@riflesso/contract'
import { expect, test } from 'vitest'
import recorded from '~/testing/fixtures/analysis.json'
import { mixedUnlessPlanned, plannedBowls, typedNumber } from './mixed-bowls.ts'

const planned = plannedBowls(analysisResultSchema.parse(recorded))

test('the planned bowls have an amount per line, and whole minutes', () => {
  expect(planned.length).toBeGreaterThan(0)
  for (const { phase, grams, minutes } of planned) {
    expect(grams).toHaveLength(recorded.fasi_operative[phase]?.formula.length ?? -1)
    expect(Number.isInteger(minutes)).toBe(true)
  }
})

test('bowls that equal the plan are sent as planned', () => {
  expect(mixedUnlessPlanned(planned, planned)).toBeNull()
  expect(mixedUnlessPlanned(null, planned)).toBeNull()
  const longer = planned.map((bowl) => ({ ...bowl, minutes: bowl.minutes + 5 }))
  expect(mixedUnlessPlanned(longer, planned)).toEqual(longer)
})

test('typed numbers have a decimal comma or point and an upper bound', () => {
  expect(typedNumber('7,5', 40)).toBe(7.5)
  expect(typedNumber(' 7.5 ', 40)).toBe(7.5)
  expect(typedNumber('', 40)).toBeNull()
  for (const text of ['41', '-1', 'venti', 'NaN']) expect(typedNumber(text, 40)).toBeUndefined()
})
