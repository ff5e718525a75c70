import { labOf, NATURAL_TONE } from '@riflesso/colorimetry'
import { describe, expect, it } from 'vitest'
import { linearOfLab } from '../colour/lab.ts'
import { type PlaceLight, relitPhoto, ringPhoto } from '../render/ring-photo.ts'
import { fitCalibration, type NamedSwatch } from './fit-calibration.ts'
import { measureSwatch } from './measure-swatch.ts'

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const ring = ringPhoto(LEVELS)
const warm: PlaceLight = { lamp: [1.25, 1, 0.6], stops: -0.7 }

const photographed = (light: PlaceLight): readonly NamedSwatch[] => {
  const image = relitPhoto(ring.image, light)
  return ring.taps.map(({ level, point }) => ({ level, ...measureSwatch(image, point) }))
}

/** Swatches of exact colours, one for each level. */
const exact = (levels: readonly number[], named = levels): readonly NamedSwatch[] =>
  levels.map((level, index) => {
    const [red, green, blue] = linearOfLab(labOf(level, NATURAL_TONE))
    return { level: named[index] ?? level, light: [red, green, blue], lostShare: 0 }
  })

describe('fitCalibration', () => {
  it('a fitted calibration has the light of the place', () => {
    const fitted = fitCalibration(photographed(warm))
    if (!fitted.ok) throw new Error(fitted.fault)
    const [red, green, blue] = fitted.calibration.gains
    expect(Math.log(red / green)).toBeCloseTo(-Math.log(1.25), 0)
    expect(Math.log(blue / green)).toBeCloseTo(-Math.log(0.6), 0)
    expect(Math.abs(Math.log2(green) - 0.7)).toBeLessThan(0.35)
    expect(fitted.calibration.error).toBeLessThan(0.4)
  })

  it('a calibration uses the standard scale if the swatches predict no better', () => {
    const fitted = fitCalibration(exact([2, 4, 6, 8, 9]))
    if (!fitted.ok) throw new Error(fitted.fault)
    expect(fitted.calibration.gains.every((gain) => Math.abs(gain - 1) < 0.01)).toBe(true)
    expect(fitted.calibration.curve.every(({ seen, named }) => Math.abs(seen - named) < 0.5)).toBe(true)
  })

  it('a ring of fewer than five levels is rejected, even when one is tapped twice', () => {
    expect(fitCalibration(exact([2, 4, 6, 8, 8]))).toEqual({ ok: false, fault: 'too-few', levels: [] })
  })

  it('a ring with swatches named in the wrong order is rejected, and the error names them', () => {
    const fitted = fitCalibration(exact([2, 4, 5, 7, 9], [2, 7, 5, 4, 9]))
    expect(fitted).toEqual({ ok: false, fault: 'reversed', levels: [4, 5, 7] })
  })

  it('burnt-out swatches are left out while five remain, otherwise the ring is rejected', () => {
    expect(fitCalibration(photographed({ lamp: [1, 1, 1], stops: 1.5 })).ok).toBe(true)
    const burnt = fitCalibration(photographed({ lamp: [1, 1, 1], stops: 4 }))
    expect(burnt).toMatchObject({ ok: false, fault: 'saturated' })
    expect(burnt.ok ? [] : burnt.levels).toEqual(expect.arrayContaining([8, 9, 10]))
  })
})
