import { cases, testSeed } from '@riflesso/testing'
import { expect, it } from 'vitest'
import { LEARNING } from '../../data/correction-limits.ts'
import { type Correction, type Corrections, LEVEL_BANDS, SHADE_FAMILIES } from '../../model/corrections.ts'
import { checkPlan } from '../../rules/check-plan.ts'
import { seededRandom } from '../../seeded-random.ts'
import { situationsFrom } from '../../testing/random-situation.ts'
import { judgeResult } from '../../verdict/judge-result.ts'
import { planFormula } from '../plan-formula.ts'

const SITUATIONS = cases({ gate: 400, prove: 100_000 })

/** Corrections of any size that the estimate may give. */
const correctionsOf = (random: () => number): Corrections => {
  const within = (most: number) => (random() < 0.2 ? 0 : most * (2 * random() - 1))
  const { level, warmth } = LEARNING.most
  const correction = (): Correction => ({
    level: { n: 14, mean: within(level), spread: 0.1 },
    warmth: { n: 14, mean: within(warmth), spread: 0.1 },
    from: random() < 0.5 ? 'client' : 'salon',
  })
  const families = () => Object.fromEntries(SHADE_FAMILIES.map((family) => [family, correction()]))
  return Object.fromEntries(LEVEL_BANDS.map((band) => [band, families()])) as Corrections
}

it(`no corrections make a plan of ${SITUATIONS} random situations unsafe, or incorrect by the corrected model`, () => {
  const next = situationsFrom(testSeed)
  const random = seededRandom(testSeed)
  const faults = Array.from({ length: SITUATIONS }).flatMap(() => {
    const situation = { ...next(), corrections: correctionsOf(random) }
    const plan = planFormula(situation)
    return [...checkPlan(plan, situation), ...judgeResult(plan, situation)].map((fault) => JSON.stringify(fault))
  })
  expect(faults).toEqual([])
})
