import { describe, expect, it } from 'vitest'
import type { Plan } from '../../model/plan.ts'
import { checkPlan } from '../../rules/check-plan.ts'
import { shadeOf, situationOf } from '../../testing/situations.ts'
import { planFormula } from '../plan-formula.ts'

const between = (level: number, shade: string) => ({ level, tone: shadeOf(shade).tone })

const halves = (plan: Plan) =>
  [...plan.reasons, ...plan.sessions.flatMap(({ phases }) => phases.flatMap(({ reasons }) => reasons))].filter(
    ({ code }) => code === 'half-level',
  )

const bowl = (plan: Plan) => plan.sessions[0]?.phases[0]?.products.map(({ shade, grams }) => `${shade} ${grams} g`)

describe('a wish between two shades', () => {
  it.each([
    [
      'lifted with colour',
      situationOf({ current: shadeOf('5.0'), goal: between(6.5, '6.3') }),
      ['6.3 30 g', '7.3 30 g'],
    ],
    ['darkened', situationOf({ current: shadeOf('8.0'), goal: between(5.5, '5.3') }), ['5.3 30 g', '6.3 30 g']],
  ])('a wish between two shades is mixed from both in equal parts on %s hair', (_, situation, products) => {
    const plan = planFormula(situation)
    expect(bowl(plan)).toEqual(products)
    expect(halves(plan).map(({ rule, values }) => [rule, values.way])).toEqual([['8.3', 'mixed']])
    expect(checkPlan(plan, situation)).toEqual([])
  })

  it.each([
    ['toned after powder', situationOf({ current: shadeOf('4.0'), goal: between(7.5, '7.1') })],
    [
      'covering white',
      situationOf({ current: shadeOf('5.0'), goal: between(6.5, '6.3'), details: { whiteShare: 0.5 } }),
    ],
    ['at that level', situationOf({ history: 'colorato', current: shadeOf('6.0'), goal: between(6.5, '6.3') })],
  ])('a wish between two shades takes the deeper one on %s hair, with the reason', (_, situation) => {
    const plan = planFormula(situation)
    expect(plan.goal.level).toBe(Math.floor(situation.goal.level))
    expect(halves(plan).map(({ values }) => values.way)).toEqual(['deeper'])
    expect(checkPlan(plan, situation)).toEqual([])
  })

  it('a half level within the error of the photo gets no reason', () => {
    const plan = planFormula(situationOf({ current: shadeOf('5.0'), goal: between(6.3, '6.3') }))
    expect(bowl(plan)).toEqual(['6.3 60 g'])
    expect(halves(plan)).toEqual([])
  })
})
