import { labFromRgb } from '@riflesso/colorimetry'
import { expect, it } from 'vitest'
import { labOfBytes, labOfLinear, linearOfLab } from './lab.ts'
import { byteOfLinear, LINEAR_OF_BYTE } from './srgb.ts'

it('agrees with the colour library on a grid of all colours', () => {
  for (let r = 0; r < 256; r += 17) {
    for (let g = 0; g < 256; g += 17) {
      for (let b = 0; b < 256; b += 17) {
        const own = labOfBytes(r, g, b)
        const theirs = labFromRgb(r / 255, g / 255, b / 255)
        for (const channel of [0, 1, 2] as const) expect(Math.abs(own[channel] - theirs[channel])).toBeLessThan(0.05)
      }
    }
  }
})

it('converts every 8-bit colour to Lab and back without loss', () => {
  for (let byte = 0; byte < 256; byte++) expect(byteOfLinear(LINEAR_OF_BYTE[byte]!)).toBe(byte)
  const [r, g, b] = linearOfLab(labOfLinear(0.3, 0.12, 0.05))
  expect(r).toBeCloseTo(0.3, 3)
  expect(g).toBeCloseTo(0.12, 3)
  expect(b).toBeCloseTo(0.05, 3)
})

it('clips light outside the range and accepts NaN', () => {
  expect([byteOfLinear(-1), byteOfLinear(7), byteOfLinear(Number.NaN)]).toEqual([0, 255, 0])
})
