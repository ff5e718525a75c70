import { expect, it } from 'vitest'
import type { LightEstimate } from '../light/estimate-light.ts'
import { levelErrorOf } from './level-error.ts'

const light: LightEstimate = {
  light: { gains: [1, 1, 1], confidence: 0.8, source: 'skin' },
  castStrength: 0,
  castSpread: 0.2,
  stops: 0,
  exposureSpread: 0.3,
  mixed: false,
  skin: null,
}
const barOf = (correction: number | null) =>
  levelErrorOf({ deviation: 1, evenness: 0.8, light, maskConfidence: 0.9, quality: [], correction, zone: null })

it('the error of a level is a tenth smaller beside skin, whatever the correction was', () => {
  expect(barOf(0) / barOf(null)).toBeCloseTo(0.9, 1)
  expect(barOf(-0.6)).toBe(barOf(0))
})
