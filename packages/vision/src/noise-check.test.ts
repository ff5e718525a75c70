import { expect, it } from 'vitest'
import type { RgbaImage } from './image.ts'
import { isPureNoise } from './noise-check.ts'
import { seededRandom } from './random.ts'
import { renderHairLock } from './testing/hair/hair-lock.ts'
import { WAVES } from './testing/hair/lock-guide.ts'

const whole = ({ width, height }: RgbaImage) => ({ width, height, data: new Uint8Array(width * height).fill(255) })

it.each(WAVES)('accepts the finest %s strands as a picture', (wave) => {
  for (const hex of ['#1D1A18', '#5C4435', '#D6BA92']) {
    const lock = renderHairLock({ width: 120, height: 160, seed: 3, wave, roots: hex, lengths: hex, ends: hex })
    expect(isPureNoise(lock, whole(lock))).toBe(false)
  }
})

it('detects random bytes, coloured or grey', () => {
  const random = seededRandom(1)
  const data = Uint8ClampedArray.from({ length: 90 * 70 * 4 }, () => random() * 256)
  const coloured = { width: 90, height: 70, data }
  expect(isPureNoise(coloured, whole(coloured))).toBe(true)
  const grey = { ...coloured, data: data.map((_, at) => data[at - (at % 4)]!) }
  expect(isPureNoise(grey, whole(grey))).toBe(true)
})

it('accepts a smooth area and an empty mask', () => {
  const flat = { width: 50, height: 50, data: new Uint8ClampedArray(50 * 50 * 4).fill(90) }
  expect(isPureNoise(flat, whole(flat))).toBe(false)
  expect(isPureNoise(flat, { width: 50, height: 50, data: new Uint8Array(2500) })).toBe(false)
})
