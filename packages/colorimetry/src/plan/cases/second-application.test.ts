import { describe, expect, it } from 'vitest'
import type { Phase } from '../../model/plan.ts'
import type { TechniqueId } from '../../model/technique-ids.ts'
import type { Condition, Zone } from '../../model/vocabulary.ts'
import { checkPlan } from '../../rules/check-plan.ts'
import { shadeOf, situationOf } from '../../testing/situations.ts'
import { planFormula } from '../plan-formula.ts'

/** Coarse virgin hair that twenty volumes lift most of the way only. */
const coarse = (condition: Condition, technique: TechniqueId | null = null) =>
  situationOf({
    current: shadeOf('4.0'),
    goal: shadeOf('9.1'),
    condition,
    details: { naturalLevel: 4, fibre: 'grossa', technique },
  })

const powderOn = (phases: readonly Phase[] = [], zone: Zone = 'roots') =>
  phases.filter(({ kind, zones }) => kind === 'bleach' && zones.includes(zone))

describe('a lightener that needs two applications', () => {
  it('a lightener that falls short is applied again today, weaker and shorter, and reaches the level', () => {
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

  it('the strand test has the same applications and minutes as the head', () => {
    const { sessions, warnings } = planFormula(coarse('ottimo'))
    const [first, again] = powderOn(sessions[0]?.phases)
    const { values } = warnings.find(({ code }) => code === 'strand-test-first') ?? {}
    expect(values).toMatchObject({ level: 9, minutes: first?.minutes, again: again?.minutes })
  })

  it.each([
    ['babylights', ['dry-hair', 'on-lights', 'in-foil']],
    ['money-piece', ['dry-hair', 'face-frame', 'on-lights', 'in-foil']],
  ] as const)('a second application of %s covers its strands and nothing between them', (technique, place) => {
    const situation = coarse('ottimo', technique)
    const plan = planFormula(situation)
    const [first, again] = powderOn(plan.sessions[0]?.phases, 'lengths')
    expect(first?.results?.lengths?.level).toBeLessThanOrEqual(8.5)
    expect(again?.results?.lengths?.level).toBe(9)
    expect(again?.application.slice(0, place.length)).toEqual(place)
    expect(plan.expected.level).toBe(9)
    expect(checkPlan(plan, situation)).toEqual([])
  })

  it('hair that tolerates one application a day gets no second one', () => {
    const plan = planFormula(coarse('discreto'))
    for (const { phases } of plan.sessions) expect(powderOn(phases).length).toBeLessThanOrEqual(1)
  })
})
