import { cases, testSeed } from '@riflesso/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Plan, PRODUCT_CLASSES } from '../model/plan.ts'
import type { Situation } from '../model/situation.ts'
import { checkPlan } from '../rules/check-plan.ts'
import { arbitrarySituation } from '../testing/arbitrary-situation.ts'
import { shadeOf, situationOf } from '../testing/situations.ts'
import { adjustPlan, type PhaseAdjustment } from './adjust-plan.ts'
import { planFormula } from './plan-formula.ts'

const HAIR = situationOf({ current: shadeOf('5.0'), goal: shadeOf('6.4') })
const PLAN = planFormula(HAIR)
const COLOUR = PLAN.sessions[0]?.phases.findIndex(({ developer }) => developer !== null) ?? -1
const phaseOf = (plan: Plan) => plan.sessions[0]?.phases[COLOUR]

const adjust = (change: Partial<PhaseAdjustment>, plan = PLAN, hair: Situation = HAIR) =>
  adjustPlan(plan, hair, [{ session: 0, phase: COLOUR, products: null, volume: null, minutes: null, ...change }])
const objectionsOf = (change: Partial<PhaseAdjustment>) => {
  const answer = adjust(change)
  return answer.ok ? [] : answer.objections.map(({ code }) => code)
}

describe('adjusting a plan', () => {
  it('an adjusted plan recomputes developer, percent and minutes in the chair', () => {
    const before = phaseOf(PLAN)
    const bowl = (before?.products ?? []).map((product) => ({ ...product, grams: Math.round(product.grams * 1.2) }))
    const longer = before?.minutesRange[1] ?? 0
    const answer = adjust({ products: bowl, volume: 10, minutes: longer })
    if (!answer.ok) throw new Error(JSON.stringify(answer))
    const after = phaseOf(answer.plan)
    const grams = bowl.reduce((sum, product) => sum + product.grams, 0)
    const ratio = Number(before?.ratio?.slice(2))
    expect(after?.developer).toEqual({ volume: 10, percent: 3, grams: Math.round(grams * ratio) })
    expect(after?.minutes).toBe(longer)
    expect(answer.plan.totalMinutes - PLAN.totalMinutes).toBe(longer - (before?.minutes ?? 0))
    expect(answer.plan.goal).toEqual(PLAN.goal)
    expect(answer.plan.expected).toEqual(PLAN.expected)
    const percents = answer.plan.sessions
      .flatMap(({ phases }) => phases)
      .map(({ developer }) => developer?.percent ?? 0)
    const warning = answer.plan.warnings.find(({ code }) => code === 'legal-gloves-eyes')
    expect(warning?.values.percent).toBe(Math.max(...percents))
    expect(after?.reasons.every(({ values }) => values.volume === undefined || values.volume === 10)).toBe(true)
    const balanced = answer.plan.options.find(({ id }) => id === 'equilibrata')
    if (balanced) expect(balanced.sessions).toEqual(answer.plan.sessions)
  })

  it('an adjusted plan may break rules: check-plan judges it', () => {
    const answer = adjust({ volume: 60 })
    if (!answer.ok) throw new Error(JSON.stringify(answer))
    expect(checkPlan(answer.plan, HAIR).map(({ rule }) => rule)).toContain('legal-peroxide')
  })

  it.each<[PhaseAdjustment['phase'], Partial<PhaseAdjustment>, string]>([
    [99, {}, 'phase-unknown'],
    [-1, {}, 'phase-unknown'],
    [COLOUR, {}, 'nothing-changed'],
    [COLOUR, { minutes: 600 }, 'minutes-outside'],
    [COLOUR, { minutes: Number.NaN }, 'minutes-outside'],
    [COLOUR, { products: [] }, 'classes-changed'],
    [COLOUR, { products: [{ class: 'BLEACH', shade: null, grams: 60 }] }, 'classes-changed'],
    [COLOUR, { products: [{ class: 'PERM', shade: '6.1', grams: 60 }] }, 'colour-changed'],
    [COLOUR, { products: [{ class: 'PERM', shade: '4.4', grams: 60 }] }, 'colour-changed'],
  ])('a change of phase %i by %j is rejected: %s', (phase, change, code) => {
    expect(objectionsOf({ phase, ...change })).toContain(code)
  })

  it('changes of quantity, developer without one in the phase, and a repeated phase are rejected', () => {
    const bowl = phaseOf(PLAN)?.products ?? []
    const tenfold = bowl.map((product) => ({ ...product, grams: product.grams * 10 }))
    expect(objectionsOf({ products: tenfold })).toContain('quantity-changed')
    const finish = PLAN.sessions[0]?.phases.findIndex(({ developer }) => developer === null) ?? -1
    expect(objectionsOf({ phase: finish, volume: 40 })).toContain('no-developer')
    const once = { session: 0, phase: COLOUR, products: null, volume: 10, minutes: null }
    const twice = adjustPlan(PLAN, HAIR, [once, { ...once, volume: 20 }])
    expect(twice).toMatchObject({ ok: false, objections: [{ code: 'phase-twice' }] })
  })

  it('no adjustment changes goal, promise, zones or product classes', () => {
    const change = fc.record({
      session: fc.integer({ min: 0, max: 2 }),
      phase: fc.integer({ min: 0, max: 6 }),
      products: fc.option(
        fc.array(
          fc.record({
            class: fc.constantFrom(...PRODUCT_CLASSES),
            shade: fc.option(fc.constantFrom('5.0', '6.4', '9.1', '10.21', 'x')),
            grams: fc.integer({ min: -10, max: 300 }),
          }),
          { maxLength: 4 },
        ),
      ),
      volume: fc.option(fc.constantFrom(0, 7, 10, 20, 30, 40, 60, 120)),
      minutes: fc.option(fc.integer({ min: -5, max: 300 })),
    })
    const shapeOf = (plan: Plan) => ({
      goal: plan.goal,
      expected: plan.expected,
      phases: plan.sessions.map(({ phases }) =>
        phases.map(({ kind, zones, products }) => ({
          kind,
          zones,
          classes: new Set(products.map((one) => one.class)),
        })),
      ),
    })
    fc.assert(
      fc.property(arbitrarySituation, fc.array(change, { maxLength: 3 }), (hair, changes) => {
        const plan = planFormula(hair)
        const answer = adjustPlan(plan, hair, changes)
        if (answer.ok) expect(shapeOf(answer.plan)).toEqual(shapeOf(plan))
      }),
      { numRuns: cases({ gate: 300, prove: 50_000 }), seed: testSeed },
    )
  })
})
