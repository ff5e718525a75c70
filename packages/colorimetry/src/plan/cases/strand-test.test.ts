import { describe, expect, it } from 'vitest'
import { WARM_TONES } from '../../data/tones.ts'
import { checkPlan } from '../../rules/check-plan.ts'
import { shadeOf, situationOf } from '../../testing/situations.ts'
import { planFormula } from '../plan-formula.ts'

const henna = (strandTest: 'superato' | 'fallito' | null) =>
  situationOf({
    history: 'colorato',
    current: shadeOf('6.4'),
    goal: shadeOf('8.1'),
    past: { henna: 'pura' },
    safety: { strandTest },
  })

describe('hair with pure henna and a lighter wish', () => {
  it('a lighter wish on pure henna waits for the strand test', () => {
    expect(planFormula(henna(null))).toMatchObject({ outcome: 'TEST_FIRST', sessions: [] })
  })

  it('pure henna with a good strand test is lifted one level a session, without ash or reductive remover', () => {
    const situation = henna('superato')
    const plan = planFormula(situation)
    expect(checkPlan(plan, situation)).toEqual([])
    expect(plan.sessions.length).toBeGreaterThan(1)
    expect(plan.lift.cap).toBe(1)
    expect(WARM_TONES).toContain(plan.expected.tone.primary)
    expect(plan.warnings.find(({ code }) => code === 'henna-pure')?.values).toEqual({ tested: 'yes' })
    const products = plan.sessions.flatMap(({ phases }) => phases.map((phase) => phase.products[0]?.class))
    expect(products).not.toContain('DECAP_RED')
  })

  it('pure henna neither gets nor is promised cool pigment, wished or neutralising', () => {
    const one = situationOf({
      history: 'colorato',
      current: shadeOf('5.4'),
      goal: shadeOf('6.1'),
      past: { henna: 'pura' },
      safety: { strandTest: 'superato' },
    })
    const { expected, reasons, sessions } = planFormula(one)
    expect(expected.shade).toBe('6.4')
    expect(reasons[0]).toMatchObject({ code: 'foretold-other', values: { shade: '6.4', wished: '6.1' } })
    expect(reasons).toContainEqual({ code: 'henna-no-ash', rule: '7.4', values: { shade: '6.0', wished: '6.1' } })
    const products = sessions.flatMap(({ phases }) => phases).flatMap((phase) => phase.products)
    const shades = products.flatMap(({ class: product, shade }) => (product === 'ACID_CARE' ? [] : (shade ?? [])))
    expect(shades.length).toBeGreaterThan(0)
    expect(shades.filter((shade) => /\.0?[127]/.test(shade))).toEqual([])
  })

  it('pure henna with a bad strand test is refused, with the rule and an alternative', () => {
    const plan = planFormula(henna('fallito'))
    expect(plan).toMatchObject({ outcome: 'REFUSE', sessions: [] })
    expect(plan.refusals).toContainEqual({ code: 'strand-test-failed', rule: '7.5', values: {} })
    expect(plan.alternatives.length).toBeGreaterThan(0)
  })
})

it('a good strand test is not required again', () => {
  const bleach = { current: shadeOf('4.0'), goal: shadeOf('7.1') }
  const codes = (strandTest: 'superato' | null) =>
    planFormula(situationOf({ ...bleach, safety: { strandTest } })).warnings.map(({ code }) => code)
  expect(codes(null)).toContain('strand-test-first')
  expect(codes('superato')).not.toContain('strand-test-first')
})

it('the strand test takes the minutes of the bleach, not those of a longer colour beside it', () => {
  const { warnings, sessions } = planFormula(
    situationOf({
      history: 'colorato',
      condition: 'discreto',
      current: shadeOf('5.43'),
      roots: { ...shadeOf('5.0'), history: 'naturale' },
      goal: shadeOf('6.1'),
    }),
  )
  const minutesOf = (main: string) =>
    sessions[0]?.phases.find(({ products }) => products[0]?.class === main)?.minutes ?? 0
  expect(minutesOf('PERM')).toBeGreaterThan(minutesOf('BATH'))
  expect(warnings.find(({ code }) => code === 'strand-test-first')?.values.minutes).toBe(minutesOf('BATH'))
})
