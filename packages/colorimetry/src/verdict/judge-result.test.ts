import { describe, expect, it } from 'vitest'
import type { Plan } from '../model/plan.ts'
import { planFormula } from '../plan/plan-formula.ts'
import { shadeOf, situationOf } from '../testing/situations.ts'
import { judgeResult } from './judge-result.ts'

const bleached = (shade: string) =>
  situationOf({ history: 'decolorato', current: shadeOf(shade), goal: shadeOf('9.1') })
const codes = (plan: Plan, situation: Parameters<typeof judgeResult>[1]) => [
  ...new Set(judgeResult(plan, situation).map(({ code }) => code)),
]
const withShade = (plan: Plan, shade: string): Plan => ({
  ...plan,
  sessions: plan.sessions.map((session) => ({
    ...session,
    phases: session.phases.map((phase) =>
      phase.kind === 'tone' ? { ...phase, products: [{ class: 'TONER', shade, grams: 40 }] } : phase,
    ),
  })),
})

describe('the verdict on the result of a plan', () => {
  const situation = bleached('9.3')
  const plan = planFormula(situation)

  it('a plan that reaches its goal has no fault', () => {
    expect(codes(plan, situation)).toEqual([])
  })

  it('a shade that misses the promised reflect is a fault', () => {
    expect(codes(withShade(plan, '9.44'), situation)).toEqual(['tone-missed'])
  })

  it('a level that the phases do not reach is a fault', () => {
    const expected = { ...plan.expected, level: 10 }
    expect(codes({ ...plan, expected }, situation)).toContain('level-missed')
  })

  it('roots that end almost a level darker have a reason in the plan, and are a fault without one', () => {
    const dark = situationOf({
      history: 'colorato',
      condition: 'discreto',
      current: shadeOf('2.0'),
      goal: shadeOf('6.4'),
      details: { fibre: 'fine' },
      safety: { scalp: null },
    })
    const course = planFormula(dark)
    expect(course.provisional).toBe(true)
    const named = course.reasons.find(({ code, values }) => code === 'foretold-other' && values.zones === 'roots')
    expect(named?.values).toMatchObject({ level: 4.1, shade: '4.04' })
    expect(codes(course, dark)).toEqual([])
    const silent = { ...course, reasons: course.reasons.filter((reason) => reason !== named) }
    expect(codes(silent, dark)).toEqual(['level-missed'])
  })

  it('green on green is a fault', () => {
    const green = bleached('9.7')
    expect(codes(withShade(plan, '9.7'), green)).toContain('cast-added')
  })

  it('a promise narrower than the answers allow is a fault', () => {
    expect(codes({ ...plan, expected: { ...plan.expected, tolerance: 0.1 } }, situation)).toEqual(['promise-narrow'])
  })

  it('a plan without work has no fault', () => {
    expect(judgeResult({ ...plan, sessions: [] }, situation)).toEqual([])
  })
})
