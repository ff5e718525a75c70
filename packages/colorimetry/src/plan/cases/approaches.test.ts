import { describe, expect, it } from 'vitest'
import { checkPlan } from '../../rules/check-plan.ts'
import { shadeOf, situationOf } from '../../testing/situations.ts'
import { judgeResult } from '../../verdict/judge-result.ts'
import { planFormula } from '../plan-formula.ts'

const planned = (sketch: Partial<Parameters<typeof situationOf>[0]>) => {
  const situation = situationOf({ current: shadeOf('5.0'), goal: shadeOf('7.3'), ...sketch })
  const plan = planFormula(situation)
  expect(checkPlan(plan, situation)).toEqual([])
  expect(judgeResult(plan, situation)).toEqual([])
  return plan
}
const bowl = ({ sessions }: ReturnType<typeof planFormula>) => sessions[0]?.phases[0]?.products[0]?.class
const considered = ({ alternativesConsidered }: ReturnType<typeof planFormula>) =>
  alternativesConsidered?.map(({ code, values }) => [code, values.service, values.need ?? values.shade])

describe('the gentlest service for a wish', () => {
  it('a warm wish two levels up is coloured, and bleach is listed as the harsher service', () => {
    const plan = planned({})
    expect(bowl(plan)).toBe('PERM')
    expect(considered(plan)).toEqual([['road-harsher', 'lighten', '7.33']])
  })

  it.each([
    ['a cool wish on red hair', { current: shadeOf('7.44'), goal: shadeOf('9.13') }],
    ['a cool wish that colour would leave warm', { current: shadeOf('4.0'), goal: shadeOf('6.1') }],
  ] as const)('%s is bleached and toned, with the reason against colour', (_, sketch) => {
    const plan = planned(sketch)
    expect(bowl(plan)).toBe('BLEACH')
    expect(considered(plan)).toEqual([['road-lacking', 'lift-with-colour', 'cooler-base']])
  })

  it('where bleach is refused, colour is used with a warm promise', () => {
    const plan = planned({ current: shadeOf('4.0'), goal: shadeOf('6.1'), safety: { persulfateAsthma: true } })
    expect(bowl(plan)).toBe('PERM')
    expect(considered(plan)).toEqual([['road-lacking', 'lighten', 'powder']])
    expect(plan.reasons.some(({ code }) => code === 'foretold-other')).toBe(true)
  })

  it('dyed hair is not lifted with colour', () => {
    expect(considered(planned({ history: 'colorato' }))).toEqual([['road-lacking', 'lift-with-colour', 'undyed-hair']])
  })

  it.each([
    ['7.3', 15],
    ['8.3', 20],
  ] as const)('weak dyed hair gets a bleach bath for as long as it needs: to %s %d minutes', (goal, minutes) => {
    const plan = planned({ history: 'colorato', condition: 'discreto', current: shadeOf('6.0'), goal: shadeOf(goal) })
    expect(bowl(plan)).toBe('BATH')
    expect(plan.sessions[0]?.phases[0]?.minutes).toBe(minutes)
    expect(plan.reasons.map(({ code }) => code)).not.toContain('goal-out-of-reach')
  })

  it.each([
    ['decolorato', 'discreto', '5.0', 'DEMI 5.0 + DEMI 5.4', '5.0'],
    ['decolorato', 'ottimo', '5.0', 'DEMI 5.0 + DEMI 5.4', '5.0'],
    ['meches', 'buono', '3.0', 'DEMI 3.0 + DEMI 3.3', '3.03'],
  ] as const)(
    'on %s hair, %s, a lighter shade is used only if it reaches the level: %s',
    (history, condition, goal, mix, promised) => {
      const plan = planned({ history, condition, current: shadeOf('10.0'), goal: shadeOf(goal) })
      const colour = plan.sessions[0]?.phases.find(({ products: [main] }) => main?.class === 'DEMI')
      expect(colour?.products.map(({ class: product, shade }) => `${product} ${shade}`).join(' + ')).toBe(mix)
      expect(plan.expected.shade).toBe(promised)
    },
  )

  it('without a lift no other service is listed', () => {
    expect(considered(planned({ goal: shadeOf('4.0') }))).toEqual([])
  })
})
