import { type Lab, labOf, NATURAL_TONE } from '@riflesso/colorimetry'
import { describe, expect, it } from 'vitest'
import { type LevelEvidence, levelCorrection } from './level-beside-skin.ts'

/** Skin of a usual face in a well-exposed photo. */
const SKIN: Lab = [66, 15, 19]

const correctionOf = (level: number, more: Partial<LevelEvidence> = {}): number => {
  const median = labOf(level, NATURAL_TONE)
  const bright: Lab = [1.15 * median[0] + 4, median[1], median[2] + 1]
  return levelCorrection({ level, median, bright, skin: SKIN, hairShare: 0.15, ...more })
}

describe('the correction of a level beside skin', () => {
  it('the correction is greater for light hair that is nearly as bright as the skin', () => {
    expect(correctionOf(6.5, { skin: [45, 11, 14] })).toBeGreaterThan(correctionOf(6.5, { skin: [75, 16, 21] }) + 0.1)
  })

  it('the correction is less beside yellower skin: camera and light made the hair yellow too', () => {
    expect(correctionOf(5, { skin: [66, 15, 28] })).toBeLessThan(correctionOf(5, { skin: [66, 15, 14] }) - 0.2)
  })

  it('the correction is less for thin or short hair, which shows the skin under it', () => {
    expect(correctionOf(5, { hairShare: 0.03 })).toBeLessThan(correctionOf(5, { hairShare: 0.2 }))
  })

  it('the correction is bounded for colours that no photo has, and keeps the level on the scale', () => {
    for (const level of [1, 4, 10.9]) {
      for (const skin of [
        [0, 0, 0],
        [100, 90, -90],
        [5, -80, 70],
      ] as const) {
        const more = correctionOf(level, { skin, bright: [100, 0, 90], hairShare: 0 })
        expect(Math.abs(more)).toBeLessThanOrEqual(1.5)
        expect(level + more).toBeGreaterThanOrEqual(1)
        expect(level + more).toBeLessThanOrEqual(10.9)
      }
    }
  })
})
