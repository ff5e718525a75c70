import { describe, expect, it } from 'vitest'
import { decidingQuestions } from '../../questions/deciding-questions.ts'
import { checkPlan } from '../../rules/check-plan.ts'
import { shadeOf, situationOf } from '../../testing/situations.ts'
import { judgeResult } from '../../verdict/judge-result.ts'
import { planFormula } from '../plan-formula.ts'

const planned = (sketch: Parameters<typeof situationOf>[0]) => {
  const situation = situationOf(sketch)
  const plan = planFormula(situation)
  expect(checkPlan(plan, situation)).toEqual([])
  expect(judgeResult(plan, situation)).toEqual([])
  return plan
}
const classesOf = ({ sessions }: ReturnType<typeof planFormula>) =>
  sessions.flatMap(({ phases }) => phases.map(({ products }) => products[0]?.class))

describe('wishes for the service', () => {
  it('without powder a lighter wish goes as far as colour does, and the first reason says what it needs', () => {
    const plan = planned({
      current: shadeOf('4.0'),
      goal: shadeOf('7.1'),
      details: { withoutPowder: true },
    })
    expect(classesOf(plan)[0]).toBe('PERM')
    expect(classesOf(plan)).not.toContain('BLEACH')
    expect(plan.reasons[0]).toMatchObject({ code: 'goal-out-of-reach', values: { mend: 'no-powder' } })
  })

  it('without powder lightened hair is toned at its level', () => {
    const plan = planned({
      history: 'decolorato',
      current: shadeOf('7.43'),
      goal: shadeOf('9.1'),
      details: { withoutPowder: true },
    })
    expect(classesOf(plan)[0]).toBe('TONER')
    expect(plan.expected.level).toBeLessThanOrEqual(7.5)
  })

  it.each([0, 0.4, 0.9])('without ammonia every colour is tone on tone, also on %d white', (whiteShare) => {
    for (const goal of ['4.0', '5.3', '6.1', '8.3']) {
      const plan = planned({
        current: shadeOf('5.0'),
        goal: shadeOf(goal),
        details: { withoutAmmonia: true, withoutPowder: true, whiteShare },
      })
      for (const product of classesOf(plan)) expect(['PERM', 'PERM_W', 'HIGHLIFT']).not.toContain(product)
    }
  })

  it('white that stayed translucent before is softened first, however little', () => {
    const head = { current: shadeOf('5.0'), goal: shadeOf('5.0'), details: { whiteShare: 0.4 } }
    expect(classesOf(planned(head))).not.toContain('SOFTEN')
    expect(classesOf(planned({ ...head, details: { whiteShare: 0.4, whiteResists: true } }))[0]).toBe('SOFTEN')
  })
})

describe('questions that decide', () => {
  const asked = (sketch: Parameters<typeof situationOf>[0]) =>
    decidingQuestions(situationOf(sketch)).map(({ question }) => question)

  it('the cause of a green cast is asked where it changes the formula, and not on hair without one', () => {
    expect(asked({ history: 'decolorato', current: shadeOf('8.7'), goal: shadeOf('8.3') })).toContain('castCause')
    expect(asked({ history: 'decolorato', current: shadeOf('8.3'), goal: shadeOf('8.1') })).not.toContain('castCause')
  })

  it('whether powder is wished is asked only where the plan uses it', () => {
    expect(asked({ current: shadeOf('5.0'), goal: shadeOf('9.1') })).toContain('withoutPowder')
    expect(asked({ current: shadeOf('6.0'), goal: shadeOf('5.3') })).not.toContain('withoutPowder')
  })
})
