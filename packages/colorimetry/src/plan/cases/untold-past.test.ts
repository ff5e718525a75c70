import { describe, expect, it } from 'vitest'
import type { Plan } from '../../model/plan.ts'
import type { GoalZone, Situation } from '../../model/situation.ts'
import { shadeOf, situationOf } from '../../testing/situations.ts'
import { planFormula } from '../plan-formula.ts'

/** Hair of which nobody said what it has been through, nor in what condition it is. */
const untold = (roots: GoalZone, lengths: GoalZone, goal: GoalZone): Situation => ({
  ...situationOf({ history: 'colorato', current: lengths, roots: { ...roots, history: 'colorato' }, goal }),
  hairType: null,
  condition: null,
})

const onLengths = ({ sessions }: Plan) =>
  sessions.flatMap(({ phases }) => phases.filter(({ kind, zones }) => kind !== 'finish' && zones.includes('lengths')))
const codesOf = (plan: Plan) => onLengths(plan).flatMap(({ reasons }) => reasons.map(({ code }) => code))

describe('a darker wish on hair of unknown history', () => {
  it('a platinum that goes brown is filled before it is coloured', () => {
    const plan = planFormula(untold(shadeOf('3.0'), shadeOf('10.0'), shadeOf('4.0')))
    expect(onLengths(plan).map(({ kind }) => kind)).toEqual(['prepigment', 'lengths'])
    expect(onLengths(plan)[0]?.products.map(({ shade }) => shade)).toEqual(['5.4'])
    expect(codesOf(plan)).not.toContain('darken-dyed')
  })

  it.each([
    ['three levels', '6.0', '6.0', '3.0'],
    ['pale hair', '9.0', '9.0', '7.0'],
    ['lengths paler than the roots', '5.0', '7.0', '5.0'],
  ])('is filled: %s', (_, roots, lengths, goal) => {
    expect(codesOf(planFormula(untold(shadeOf(roots), shadeOf(lengths), shadeOf(goal))))).toContain('prepigment')
  })

  it('needs no filler for one level on even hair', () => {
    const plan = planFormula(untold(shadeOf('6.0'), shadeOf('6.0'), shadeOf('5.0')))
    expect(codesOf(plan)).not.toContain('prepigment')
  })

  it('needs no filler on hair that is said to be coloured', () => {
    const plan = planFormula(situationOf({ history: 'colorato', current: shadeOf('7.0'), goal: shadeOf('4.0') }))
    expect(codesOf(plan)).not.toContain('prepigment')
  })
})
