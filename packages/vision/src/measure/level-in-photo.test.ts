import { labOf, NATURAL_TONE } from '@riflesso/colorimetry'
import { describe, expect, it } from 'vitest'
import type { LightEstimate } from '../light/estimate-light.ts'
import { levelInPhoto } from './level-in-photo.ts'

const balanced: LightEstimate = {
  light: { gains: [1, 1, 1], confidence: 0.9, source: 'neutral' },
  castStrength: 0,
  castSpread: 0.1,
  stops: 0,
  exposureSpread: 0,
  mixed: false,
  skin: null,
}
const withCard: LightEstimate = { ...balanced, light: { ...balanced.light, source: 'white-point' } }

describe('the level of hair in a photo', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])(
    'the level of hair in a photo is %s for natural hair of that level in the right light, within half a level',
    (level) => {
      expect(Math.abs(levelInPhoto(labOf(level, NATURAL_TONE), balanced).level - level)).toBeLessThanOrEqual(0.5)
    },
  )

  it('the level of golden hair is higher than that of colourless hair of the same lightness', () => {
    const yellow = levelInPhoto([30, 7, 20], balanced).level
    expect(yellow).toBeGreaterThan(levelInPhoto([30, 7, 10], balanced).level + 0.2)
    expect(levelInPhoto([30, 1, 1], balanced).level).toBeLessThan(levelInPhoto([30, 7, 10], balanced).level - 0.2)
  })

  it('the level has a smaller error with a grey card, and a larger one if the exposure is uncertain', () => {
    const lab = labOf(6, NATURAL_TONE)
    const known = levelInPhoto(lab, withCard).deviation
    const usual = levelInPhoto(lab, balanced).deviation
    expect(known).toBeLessThan(usual)
    expect(usual).toBeLessThan(levelInPhoto(lab, { ...balanced, exposureSpread: 0.8 }).deviation)
  })

  it('the level of colours that hair cannot have stays on the scale', () => {
    for (const lab of [
      [0, 0, 0],
      [100, 0, 0],
      [50, 90, -90],
      [30, -80, 70],
    ] as const) {
      const { level, deviation } = levelInPhoto([...lab], balanced)
      expect(level).toBeGreaterThanOrEqual(1)
      expect(level).toBeLessThanOrEqual(10.9)
      expect(Number.isFinite(deviation)).toBe(true)
    }
  })
})
