import { analysisResultSchema } from '@riflesso/consultation'
import { expect, test } from 'vitest'
import recorded from '~/testing/fixtures/analysis.json'
import { mixedUnlessPlanned, plannedBowls, withWeighed } from './mixed-bowls.ts'

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

test('weighed amounts and developer replace those of their bowl', () => {
  const [first, second, ...others] = planned
  if (first === undefined || second === undefined) throw new Error('a plan with two bowls')
  const grams = second.grams.map((_, line) => (line === 0 ? 31 : null))
  expect(withWeighed(planned, [{ phase: second.phase, grams, developerVolume: 20 }])).toEqual([
    first,
    { ...second, grams: [31, ...second.grams.slice(1)], developerVolume: 20 },
    ...others,
  ])
})
