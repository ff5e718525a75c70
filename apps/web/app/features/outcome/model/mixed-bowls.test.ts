import { analysisResultSchema } from '@riflesso/contract'
import { expect, test } from 'vitest'
import recorded from '~/testing/fixtures/analysis.json'
import { mixedUnlessPlanned, plannedBowls } from './mixed-bowls.ts'

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
