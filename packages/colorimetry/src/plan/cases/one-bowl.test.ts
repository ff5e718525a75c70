import { expect, it } from 'vitest'
import { checkPlan } from '../../rules/check-plan.ts'
import { shadeOf, situationOf } from '../../testing/situations.ts'
import { planFormula } from '../plan-formula.ts'

it.each([
  ['permanentato', '6.0', 'decolorato', '7.0', [['roots', 'lengths', 'ends']]],
  ['colorato', '5.35', 'colorato', '6.35', [['roots'], ['lengths', 'ends']]],
] as const)(
  'ends (%s, %s) and lengths (%s, %s) that get the same shade for the same time get one bowl',
  (ofEnds, ends, ofLengths, lengths, bowls) => {
    const even = situationOf({ current: shadeOf(lengths), goal: shadeOf('5.35'), history: ofLengths })
    const situation = { ...even, current: { ...even.current, ends: { ...shadeOf(ends), history: ofEnds } } }
    const plan = planFormula(situation)
    const coloured = plan.sessions[0]?.phases.filter(({ products }) => products.some(({ shade }) => shade === '5.35'))
    expect(coloured?.map(({ zones }) => zones)).toEqual(bowls)
    expect(checkPlan(plan, situation)).toEqual([])
  },
)
