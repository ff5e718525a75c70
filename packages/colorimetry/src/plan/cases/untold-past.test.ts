import { describe, expect, it } from 'vitest'
import type { Plan } from '../../model/plan.ts'
import type { GoalZone, Situation } from '../../model/situation.ts'
import { shadeOf, situationOf } from '../../testing/situations.ts'
import { planFormula } from '../plan-formula.ts'

/** Hair without declared history and condition. */
const undeclared = (roots: GoalZone, lengths: GoalZone, goal: GoalZone): Situation => ({
  ...situationOf({ history: 'colorato', current: lengths, roots: { ...roots, history: 'colorato' }, goal }),
  hairType: null,
  condition: null,
})

const onLengths = ({ sessions }: Plan) =>
  sessions.flatMap(({ phases }) => phases.filter(({ kind, zones }) => kind !== 'finish' && zones.includes('lengths')))
const codesOf = (plan: Plan) => onLengths(plan).flatMap(({ reasons }) => reasons.map(({ code }) => code))

describe('a darker wish on hair of unknown history', () => {
  it('a platinum with a brown wish is filled before it is coloured', () => {
    const plan = planFormula(undeclared(shadeOf('3.0'), shadeOf('10.0'), shadeOf('4.0')))
    expect(onLengths(plan).map(({ kind }) => kind)).toEqual(['prepigment', 'lengths'])
    expect(onLengths(plan)[0]?.products.map(({ shade }) => shade)).toEqual(['5.4'])
    expect(codesOf(plan)).not.toContain('darken-dyed')
  })

  it.each([
    ['three levels', '6.0', '6.0', '3.0'],
    ['pale hair', '9.0', '9.0', '7.0'],
    ['lengths paler than the roots', '5.0', '7.0', '5.0'],
  ])('a darker wish on hair of unknown history is filled: %s', (_, roots, lengths, goal) => {
    expect(codesOf(planFormula(undeclared(shadeOf(roots), shadeOf(lengths), shadeOf(goal))))).toContain('prepigment')
  })

  it('a wish one level darker on even hair needs no filler', () => {
    const plan = planFormula(undeclared(shadeOf('6.0'), shadeOf('6.0'), shadeOf('5.0')))
    expect(codesOf(plan)).not.toContain('prepigment')
  })

  it('hair declared as coloured needs no filler', () => {
    const plan = planFormula(situationOf({ history: 'colorato', current: shadeOf('7.0'), goal: shadeOf('4.0') }))
    expect(codesOf(plan)).not.toContain('prepigment')
  })
})
