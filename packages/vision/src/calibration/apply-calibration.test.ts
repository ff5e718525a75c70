import { labOf, NATURAL_TONE } from '@riflesso/colorimetry'
import { describe, expect, it } from 'vitest'
import { measureHair } from '../measure/measure-hair.ts'
import type { Reading } from '../reading.ts'
import { type PlaceLight, relitPhoto, ringPhoto } from '../render/ring-photo.ts'
import { samplePhoto } from '../testing/sample-photo.ts'
import { applyCalibration, type NamedCalibration } from './apply-calibration.ts'
import { fitCalibration } from './fit-calibration.ts'
import { measureSwatch } from './measure-swatch.ts'

const ring = ringPhoto([1, 2, 3, 4, 5, 6, 7, 8, 9])
const SAVED = { id: 'mirror', name: 'Specchio 2', madeOn: '2026-01-10T10:00:00.000Z' }
const LIGHTS: readonly PlaceLight[] = [
  { lamp: [1.25, 1, 0.6], stops: -0.9 },
  { lamp: [0.85, 1, 1.3], stops: 0.6 },
  { lamp: [1.1, 1.05, 0.8], stops: -1.2 },
]

function calibrationIn(light: PlaceLight): NamedCalibration {
  const image = relitPhoto(ring.image, light)
  const fitted = fitCalibration(ring.taps.map(({ level, point }) => ({ level, ...measureSwatch(image, point) })))
  if (!fitted.ok) throw new Error(fitted.fault)
  return { ...SAVED, ...fitted.calibration }
}

function readingIn(light: PlaceLight, level: number): Reading {
  const lab = labOf(level, NATURAL_TONE)
  const photo = samplePhoto({ seed: 7, width: 200, hair: { roots: lab, lengths: lab, ends: lab } })
  const reading = measureHair(relitPhoto(photo.image, light), photo.mask)
  if (!reading) throw new Error('no hair')
  return reading
}

describe('applyCalibration', () => {
  it('a calibration at least halves the error of the level in the light of the ring', () => {
    let [before, after] = [0, 0]
    for (const light of LIGHTS) {
      const calibration = calibrationIn(light)
      for (const level of [2, 5, 8]) {
        const reading = readingIn(light, level)
        const calibrated = applyCalibration(reading, calibration)
        before += Math.abs(reading.level - level)
        after += Math.abs(calibrated.level - level)
        expect(Math.abs(calibrated.level - level)).toBeLessThanOrEqual(calibrated.levelError)
      }
    }
    expect(after).toBeLessThan(before / 2)
  })

  it('a calibrated reading names its calibration, and is calibrated only once', () => {
    const calibration = calibrationIn(LIGHTS[0]!)
    const reading = readingIn(LIGHTS[0]!, 6)
    const calibrated = applyCalibration(reading, calibration)
    expect(calibrated.calibration).toEqual({
      ...SAVED,
      error: calibration.error,
      estimatedGains: reading.light.gains,
    })
    expect(calibrated.light).toMatchObject({ gains: calibration.gains, source: 'calibration' })
    expect(applyCalibration(calibrated, calibration)).toBe(calibrated)
  })

  it('a calibration applies to every zone that the photo shows', () => {
    const reading = readingIn(LIGHTS[2]!, 6)
    const calibrated = applyCalibration(reading, calibrationIn(LIGHTS[2]!))
    for (const zone of ['roots', 'lengths', 'ends'] as const) {
      expect(Math.abs((calibrated.zones[zone]?.level ?? 0) - 6)).toBeLessThan(1)
    }
  })

  it('a calibration does not change a reading whose white point was tapped', () => {
    const reading = readingIn(LIGHTS[0]!, 6)
    const tapped: Reading = { ...reading, light: { ...reading.light, source: 'white-point' } }
    expect(applyCalibration(tapped, calibrationIn(LIGHTS[0]!))).toBe(tapped)
  })
})
