import { cases, testSeed } from '@riflesso/testing'
import { describe, expect, it } from 'vitest'
import { headsThrough } from '../../hair/replay-plan.ts'
import type { Plan } from '../../model/plan.ts'
import type { Situation } from '../../model/situation.ts'
import type { Zone } from '../../model/vocabulary.ts'
import { seededRandom } from '../../seeded-random.ts'
import { situationsFrom } from '../../testing/random-situation.ts'
import { shadeOf, situationOf } from '../../testing/situations.ts'
import { judgeResult } from '../../verdict/judge-result.ts'
import { planWithoutOptions } from '../plan-formula.ts'

const withBar = ({ current, ...situation }: Situation, levelError: number | undefined): Situation => ({
  ...situation,
  current: {
    roots: { ...current.roots, levelError },
    lengths: { ...current.lengths, levelError },
    ends: { ...current.ends, levelError },
  },
})

/** A gloss on hair that was only read says so, and whether its zones were read far apart. */
const withoutDoubt = (sessions: Plan['sessions']): Plan['sessions'] =>
  sessions.map((session) => ({
    ...session,
    phases: session.phases.map((phase) => ({
      ...phase,
      reasons: phase.reasons.map(({ values: { doubt: _, apart: __, ...values }, ...each }) => ({ ...each, values })),
    })),
  }))

describe('the tolerance of a promise', () => {
  const next = situationsFrom(testSeed)
  const random = seededRandom(testSeed)
  const rounds = Array.from({ length: cases({ gate: 300, prove: 20_000 }) }, () => ({
    situation: next(),
    bar: Math.round(3 + 27 * random()) / 10,
  }))

  it('the tolerance is at least the error of a level that no deeper colour covers, and the error changes nothing else', () => {
    let covered = 0
    for (const { situation, bar } of rounds) {
      const typed = planWithoutOptions(situation)
      const read = planWithoutOptions(withBar(situation, bar))
      const heads = headsThrough(read.sessions, situation)
      const isDeepened = (zone: Zone) =>
        heads.some((head, at) => head[zone].depth > (heads[at + 1] ?? head)[zone].depth)
      const isCovered = read.goal.zones.every(isDeepened)
      if (isCovered) covered++
      else expect(read.expected.tolerance).toBeGreaterThanOrEqual(bar)
      expect(read.expected.tolerance).toBeGreaterThanOrEqual(typed.expected.tolerance)
      expect(read.expected.tolerance).toBeLessThanOrEqual(3)
      expect(withoutDoubt(read.sessions)).toEqual(typed.sessions)
      expect(judgeResult(read, withBar(situation, bar))).toEqual(judgeResult(typed, situation))
    }
    expect(covered).toBeGreaterThan(rounds.length / 10)
    expect(covered).toBeLessThan(rounds.length / 2)
  })

  it.each([
    ['8.0', '5.0', 'is that of the deeper colour', 0.5],
    ['8.0', '7.0', 'keeps what the colour may not reach', 0.6],
    ['6.0', '6.3', 'is the bar on the level of the hair', 1.5],
    ['5.0', '7.3', 'is at least the bar where hair is lifted', 1.5],
  ] as const)('from a level read as %s with an error of 1.5 to %s the tolerance %s', (current, goal, _, least) => {
    const { expected } = planWithoutOptions(
      withBar(situationOf({ current: shadeOf(current), goal: shadeOf(goal) }), 1.5),
    )
    expect(expected.tolerance).toBeGreaterThanOrEqual(least)
    expect(expected.tolerance).toBeLessThanOrEqual(least + 0.1)
  })

  it('the tolerance of a typed situation is reported as too narrow if the read level would promise less', () => {
    const served = rounds.map(({ situation }) => ({ situation, plan: planWithoutOptions(situation) }))
    const plans = served.filter(({ plan }) => plan.sessions.length > 0)
    let narrow = 0
    for (const { situation, plan } of plans) {
      const wide = withBar(situation, 2)
      const isNarrow = judgeResult(plan, wide).some(({ code }) => code === 'promise-narrow')
      expect(isNarrow).toBe(planWithoutOptions(wide).expected.tolerance > plan.expected.tolerance)
      if (isNarrow) narrow++
    }
    expect(narrow).toBeGreaterThan(plans.length / 2)
  })
})
