import { cases, testSeed } from '@riflesso/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Situation } from '../model/situation.ts'
import { planFormula } from '../plan/plan-formula.ts'
import { type PlanOf, rememberedPlans } from '../plan/remembered-plans.ts'
import { workOf } from '../plan/work-of.ts'
import { checkPlan } from '../rules/check-plan.ts'
import { buildSituation, type Selectors } from '../situation/build-situation.ts'
import { emptyDetails } from '../situation/empty-details.ts'
import { photo, read } from '../testing/photos.ts'
import { decidingQuestions } from './deciding-questions.ts'
import { SIBLING_QUESTIONS, siblingPlans } from './sibling-plans.ts'

const OPEN: Selectors = { hairType: null, base: null, condition: null }
const inputOf = (now: number, wish: number | null, selectors: Partial<Selectors> = {}) => ({
  prima: photo(read(now)),
  dopo: wish === null ? null : photo(read(wish)),
  selectors: { ...OPEN, ...selectors },
  details: emptyDetails,
})
const idsOf = (...given: Parameters<typeof inputOf>) =>
  siblingPlans('hairType', inputOf(...given), null).map(({ id, answer, isCurrent }) => [id, answer, isCurrent])

describe('the plans for the other answers about the hair', () => {
  it('name the most likely answer, which leaves the question open, as the current one', () => {
    expect(idsOf(5, 7)).toEqual([
      ['naturale', null, true],
      ['colorati', 'colorati', false],
      ['meches', 'meches', false],
      ['decolorati', 'decolorati', false],
      ['permanentati', 'permanentati', false],
    ])
    expect(idsOf(10, null).find(([, , isCurrent]) => isCurrent)).toEqual(['decolorati', null, true])
  })

  it('are the same once an answer is given, which is then the current one', () => {
    const before = idsOf(5, 7).map(([id, answer]) => [id, answer])
    const after = idsOf(5, 7, { hairType: 'colorati' })
    expect(after.map(([id, answer]) => [id, answer])).toEqual(before)
    expect(after.filter(([, , isCurrent]) => isCurrent)).toEqual([['colorati', 'colorati', true]])
  })

  it('leave out the answers that change neither the bowls nor the result', () => {
    expect(siblingPlans('condition', inputOf(5, null), null)).toEqual([])
    expect(siblingPlans('condition', inputOf(5, 7), null).length).toBeGreaterThan(1)
  })

  it('are plans that the questions of the analysis have been weighed by, and are not planned again', () => {
    const input = inputOf(5, 7)
    const situation = buildSituation(input)
    if ('ok' in situation) throw new Error(situation.code)
    const remembered = rememberedPlans()
    const planned: Situation[] = []
    const planOf: PlanOf = (each) => {
      planned.push(each)
      return remembered(each)
    }
    decidingQuestions(situation, planOf)
    const before = planned.splice(0).map((each) => remembered(each))
    expect(siblingPlans('hairType', input, null, planOf)).toEqual(siblingPlans('hairType', input, null))
    expect(planned.length).toBeGreaterThan(1)
    for (const each of planned) expect(before).toContain(remembered(each))
  })

  it('do not exist where nothing is done, whatever the answer', () => {
    const salts = { ...emptyDetails, history: { ...emptyDetails.history, metallicSalts: true } }
    for (const [now, wish] of [
      [5, 7],
      [9.5, 4],
      [8, null],
    ] as const)
      for (const question of SIBLING_QUESTIONS)
        expect(siblingPlans(question, { ...inputOf(now, wish), details: salts }, null)).toEqual([])
  })

  it('need a Prima: without one the hair must be declared', () => {
    const declared = { hairType: 'naturale', base: 'livello5', condition: 'buono' } as const
    const input = { ...inputOf(5, 7), prima: null, selectors: declared }
    expect(siblingPlans('hairType', input, null)).toEqual([])
  })

  it('are what the planner says for that answer, safe, few and different, whatever the photos', () => {
    const heads = fc.sample(
      fc.tuple(fc.double({ min: 1, max: 10.5, noNaN: true }), fc.double({ min: 1, max: 10.5, noNaN: true })),
      {
        seed: testSeed,
        numRuns: cases({ gate: 12, prove: 1000 }),
      },
    )
    let seen = 0
    for (const [now, wish] of heads)
      for (const question of SIBLING_QUESTIONS) {
        const input = inputOf(now, wish)
        const siblings = siblingPlans(question, input, null)
        const likely = siblings.find(({ answer }) => answer === null)
        expect(siblings.length).toBeLessThanOrEqual(5)
        for (const { answer, plan, situation } of siblings.filter((each) => each.answer !== null)) {
          const selectors = { ...OPEN, [question]: answer }
          const declared = buildSituation({ ...input, selectors })
          expect(declared).toEqual(situation)
          expect(checkPlan(plan, situation)).toEqual([])
          expect(plan).toEqual({ ...planFormula(situation), options: [] })
          expect([plan.expected.shade, workOf(plan)]).not.toEqual(
            likely && [likely.plan.expected.shade, workOf(likely.plan)],
          )
          seen++
        }
      }
    expect(seen).toBeGreaterThan(heads.length)
  })
})
