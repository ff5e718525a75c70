import { expect, it } from 'vitest'
import type { Phase, PhaseProduct } from '../model/plan.ts'
import { planFormula } from '../plan/plan-formula.ts'
import { shadeOf, situationOf } from '../testing/situations.ts'
import { inHalfTubes } from './half-tubes.ts'

const bowl = planFormula(situationOf({ current: shadeOf('5.0'), goal: shadeOf('6.4') })).sessions[0]?.phases.find(
  ({ kind }) => kind === 'colour',
)

const weighed = (...products: readonly [PhaseProduct['class'], string | null, number][]) => {
  if (bowl?.developer == null) throw new Error('no bowl')
  const phase: Phase = {
    ...bowl,
    products: products.map(([name, shade, grams]) => ({ class: name, shade, grams })),
    developer: { ...bowl.developer, grams: products.reduce((sum, [, , grams]) => sum + 1.5 * grams, 0) },
  }
  return inHalfTubes(phase)
}

it('a bowl in half tubes has the fewest that suffice, with their developer', () => {
  expect(weighed(['PERM', '7.3', 80])).toMatchObject({ halves: [3], phase: { developer: { grams: 135 } } })
  expect(weighed(['PERM', '7.3', 60])).toMatchObject({ halves: [2], phase: { developer: { grams: 90 } } })
  expect(weighed(['PERM', '7.0', 60], ['PERM', '7.3', 30])).toMatchObject({ halves: [2, 1] })
})

it('half tubes are not offered if they waste half the bowl, change the mixture, or do not exist', () => {
  expect(weighed(['PERM', '7.3', 15])).toBeNull()
  expect(weighed(['PERM', '7.0', 55], ['CORRECTOR', '0.1', 4])).toBeNull()
  expect(weighed(['BLEACH', null, 60])).toBeNull()
})
