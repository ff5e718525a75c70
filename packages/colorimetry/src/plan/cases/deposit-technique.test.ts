import { describe, expect, it } from 'vitest'
import type { TechniqueId } from '../../model/technique-ids.ts'
import { checkPlan } from '../../rules/check-plan.ts'
import { shadeOf, situationOf } from '../../testing/situations.ts'
import { planFormula } from '../plan-formula.ts'

const darkRoot = { ...shadeOf('5.0'), history: 'naturale' as const }
const blond = (technique: TechniqueId, goal: string) =>
  situationOf({
    history: 'meches',
    current: shadeOf('9.3'),
    roots: darkRoot,
    goal: shadeOf(goal),
    details: { technique },
  })
const even = (technique: TechniqueId) =>
  situationOf({ history: 'decolorato', current: shadeOf('9.3'), goal: shadeOf('9.3'), details: { technique } })

const kindsOf = (situation: ReturnType<typeof even>) => {
  const plan = planFormula(situation)
  expect(checkPlan(plan, situation)).toEqual([])
  return plan.sessions.at(-1)?.phases.map((phase) => phase.kind)
}

describe('a technique that never lightens', () => {
  it.each(['lowlights', 'reverse-balayage'] as const)('%s adds darker strands to an even blond', (technique) => {
    const plan = planFormula(even(technique))
    const strands = plan.sessions[0]?.phases.find((phase) => phase.kind === 'lowlights')
    expect(strands?.products).toMatchObject([{ class: 'DEMI', shade: '7.3' }])
    expect(strands?.zones).toEqual(['lengths', 'ends'])
    expect(plan.expected.shade).toBe('9.3')
  })

  it('a shadow root is smudged on a darker root, and not on even hair', () => {
    const keepRoot = blond('shadow-root', '9.3')
    const wish = { ...keepRoot.goal, zones: { ...keepRoot.goal.zones, roots: shadeOf('5.0') } }
    expect(kindsOf({ ...keepRoot, goal: wish })).toContain('smudge')
    expect(kindsOf(even('shadow-root'))).not.toContain('smudge')
  })

  it('on hair already at the goal, the glossing technique plans only a gloss', () => {
    expect(kindsOf(even('glossing'))).toEqual(['gloss', 'finish'])
  })

  it('a deposit technique gives the reason technique-deposit, not technique-without-lift', () => {
    const codes = planFormula(even('lowlights')).reasons.map((each) => each.code)
    expect(codes).toContain('technique-deposit')
    expect(codes).not.toContain('technique-without-lift')
  })
})
