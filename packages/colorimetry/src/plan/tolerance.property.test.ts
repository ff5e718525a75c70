import { cases, testSeed } from '@riflesso/testing'
import { describe, expect, it } from 'vitest'
import type { Situation } from '../model/situation.ts'
import { seededRandom } from '../seeded-random.ts'
import { situationsFrom } from '../testing/random-situation.ts'
import { judgeResult } from '../verdict/judge-result.ts'
import { planWithoutOptions } from './plan-formula.ts'

const withBar = ({ current, ...situation }: Situation, levelError: number | undefined): Situation => ({
  ...situation,
  current: {
    roots: { ...current.roots, levelError },
    lengths: { ...current.lengths, levelError },
    ends: { ...current.ends, levelError },
  },
})

describe('the tolerance of a promise', () => {
  const next = situationsFrom(testSeed)
  const random = seededRandom(testSeed)
  const rounds = Array.from({ length: cases({ gate: 300, prove: 20_000 }) }, () => ({
    situation: next(),
    bar: Math.round(3 + 27 * random()) / 10,
  }))

  it('is never narrower than the bar of the level it rests on, and changes nothing else', () => {
    for (const { situation, bar } of rounds) {
      const typed = planWithoutOptions(situation)
      const read = planWithoutOptions(withBar(situation, bar))
      expect(read.expected.tolerance).toBeGreaterThanOrEqual(Math.max(bar, typed.expected.tolerance))
      expect(read.expected.tolerance).toBeLessThanOrEqual(3)
      expect(read.sessions).toEqual(typed.sessions)
      expect(judgeResult(read, withBar(situation, bar))).toEqual(judgeResult(typed, situation))
    }
  })

  it('of a plan for a typed situation is too narrow where its level was read with a wide bar', () => {
    const served = rounds.map(({ situation }) => ({ situation, plan: planWithoutOptions(situation) }))
    const plans = served.filter(({ plan }) => plan.sessions.length > 0)
    expect(plans.length).toBeGreaterThan(0)
    for (const { situation, plan } of plans)
      expect(judgeResult(plan, withBar(situation, 2)).map(({ code }) => code)).toContain('promise-narrow')
  })
})
