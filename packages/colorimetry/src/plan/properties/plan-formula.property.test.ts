import { cases, testSeed } from '@riflesso/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalogueLines } from '../../data/products/catalogue.ts'
import { REASON_CODES } from '../../model/reason-codes.ts'
import type { Situation } from '../../model/situation.ts'
import { checkPlan } from '../../rules/check-plan.ts'
import { arbitrarySituation } from '../../testing/arbitrary-situation.ts'
import { CORPUS } from '../../testing/corpus.ts'
import { planFormula } from '../plan-formula.ts'

const runs = {
  numRuns: cases({ gate: 1000, prove: 100_000 }),
  seed: testSeed,
  examples: CORPUS.map(({ situation }): [Situation] => [situation]),
}

describe('a plan for any situation', () => {
  it('the same situation gives the same plan', () => {
    fc.assert(
      fc.property(arbitrarySituation, (situation) => {
        expect(planFormula(JSON.parse(JSON.stringify(situation)))).toEqual(planFormula(situation))
      }),
      { ...runs, numRuns: cases({ gate: 200, prove: 20_000 }) },
    )
  })

  it('a plan breaks no rule, and contains only catalogue shades, known reasons and finite numbers', () => {
    const known = new Map(catalogueLines().map((line) => [line.class, new Set(line.shades.map((shade) => shade.code))]))
    const codes = new Set<string>(REASON_CODES)
    fc.assert(
      fc.property(arbitrarySituation, (situation) => {
        const plan = planFormula(situation)
        expect(checkPlan(plan, situation)).toEqual([])
        const phases = [...plan.sessions, ...plan.options.flatMap((option) => option.sessions)].flatMap(
          (each) => each.phases,
        )
        for (const phase of phases) {
          expect(phase.reasons.length).toBeGreaterThan(0)
          expect(phase.minutes).toBeGreaterThan(0)
          expect(phase.minutesRange[0]).toBeLessThanOrEqual(phase.minutes)
          expect(phase.minutesRange[1]).toBeGreaterThanOrEqual(phase.minutes)
          for (const product of phase.products) {
            expect(product.grams).toBeGreaterThan(0)
            if (product.shade !== null)
              expect(known.get(product.class), `${product.class} ${product.shade}`).toContain(product.shade)
          }
          for (const reason of phase.reasons) expect(codes).toContain(reason.code)
        }
        expect(Number.isFinite(plan.lift.cap) && Number.isFinite(plan.lift.wanted)).toBe(true)
        if (plan.sessions.length > 0) expect(plan.totalMinutes).toBeGreaterThan(0)
        else {
          expect(plan.refusals.length).toBeGreaterThan(0)
          for (const refusal of plan.refusals) expect(refusal.rule).not.toBe('')
        }
      }),
      runs,
    )
  })
})
