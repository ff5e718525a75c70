import { describe, expect, it } from 'vitest'
import type { Phase } from '../model/plan.ts'
import type { Condition } from '../model/vocabulary.ts'
import { checkPlan } from '../rules/check-plan.ts'
import { shadeOf, situationOf } from '../testing/situations.ts'
import { planFormula } from './plan-formula.ts'

/** Coarse virgin hair that a lightener of twenty volumes takes only most of the way. */
const coarse = (condition: Condition) =>
  situationOf({
    current: shadeOf('4.0'),
    goal: shadeOf('9.1'),
    condition,
    details: { naturalLevel: 4, fibre: 'grossa' },
  })

const powderOn = (phases: readonly Phase[] = []) =>
  phases.filter(({ kind, zones }) => kind === 'bleach' && zones.includes('roots'))

describe('a lightener that one application does not carry', () => {
  it('is put on a second time today, weaker and shorter, and arrives', () => {
    const situation = coarse('ottimo')
    const plan = planFormula(situation)
    const [first, again, ...others] = powderOn(plan.sessions[0]?.phases)
    expect(others).toEqual([])
    expect(again?.minutes).toBeLessThan(first?.minutes ?? 0)
    expect(again?.products[0]?.grams).toBeLessThan(first?.products[0]?.grams ?? 0)
    expect(first?.results?.roots?.level).toBeLessThan(8.5)
    expect(again?.results?.roots?.level).toBe(9)
    expect(again?.reasons).toMatchObject([{ code: 'second-application' }])
    expect(checkPlan(plan, situation)).toEqual([])
  })

  it('is tried on a strand as often and as long as on the head', () => {
    const { sessions, warnings } = planFormula(coarse('ottimo'))
    const [first, again] = powderOn(sessions[0]?.phases)
    const { values } = warnings.find(({ code }) => code === 'strand-test-first') ?? {}
    expect(values).toMatchObject({ level: 9, minutes: first?.minutes, again: again?.minutes })
  })

  it('is not put on again where the hair bears one a day', () => {
    const plan = planFormula(coarse('discreto'))
    for (const { phases } of plan.sessions) expect(powderOn(phases).length).toBeLessThanOrEqual(1)
  })
})
