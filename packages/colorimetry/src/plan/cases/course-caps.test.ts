import { expect, it } from 'vitest'
import { shadeOf, situationOf } from '../../testing/situations.ts'
import { planFormula } from '../plan-formula.ts'

it('a course states that hair lightened once tolerates less than today', () => {
  const natural = situationOf({
    current: shadeOf('2.0'),
    goal: shadeOf('6.44'),
    condition: 'discreto',
    details: { fibre: 'fine' },
  })
  const plan = planFormula(natural)
  expect(plan.sessions.map(({ goal }) => goal.level)).toEqual([4, 5, 6])
  const split = plan.reasons.find(({ code }) => code === 'session-split')
  expect(split?.values).toEqual({ wanted: 4, cap: 2, sessions: 3, later: 1 })
})

it('a course whose later caps change nothing names one cap', () => {
  const plan = planFormula(situationOf({ current: shadeOf('3.0'), goal: shadeOf('10.1'), condition: 'ottimo' }))
  const split = plan.reasons.find(({ code }) => code === 'session-split')
  expect(split?.values).toEqual({ wanted: 7, cap: 5, sessions: 2 })
})

it.each([
  ['naturale', 'mediocre', '1.0', '3.0', 1.8],
  ['permanentato', 'discreto', '2.0', '4.0', 2.8],
] as const)(
  '%s hair, %s, that tolerates less colour than the wish needs gets less colour, and no powder',
  (history, condition, from, to, level) => {
    const plan = planFormula(situationOf({ history, condition, current: shadeOf(from), goal: shadeOf(to) }))
    expect(plan.outcome).toBe('ALTERNATIVE')
    expect(plan.sessions.map(({ phases }) => phases.map(({ products }) => products[0]?.class))).toEqual([
      ['PERM', 'ACID_CARE'],
    ])
    expect(plan.expected.level).toBe(level)
    expect(plan.lift).toEqual({ zone: 'lengths', wanted: 2, cap: 1 })
  },
)

it('fine hair dyed in many layers reaches a realistic copper in three visits, and the wish is left for later', () => {
  const plan = planFormula(
    situationOf({
      history: 'colorato',
      current: shadeOf('4.0'),
      goal: shadeOf('8.44'),
      details: { fibre: 'fine' },
      past: { colourLayers: 'tre-o-piu' },
    }),
  )
  expect(plan.outcome).toBe('ALTERNATIVE')
  expect(plan.sessions.map(({ goal }) => goal.level)).toEqual([5, 6, 7])
  expect(plan.alternatives.map(({ code }) => code)).toContain('later-goal')
})
