import fc from 'fast-check'
import { expect, it } from 'vitest'
import { byteOfLinear, LINEAR_OF_BYTE } from './colour/srgb.ts'
import type { RgbaImage } from './image.ts'
import { seededRandom } from './random.ts'
import { resizeImage } from './resize-image.ts'

function filled(width: number, height: number, pixel: (x: number, y: number) => number): RgbaImage {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) data.fill(pixel(x, y), (y * width + x) * 4, (y * width + x) * 4 + 3)
  }
  return { width, height, data }
}

it('a small picture is not resized', () => {
  const small = filled(4, 3, () => 9)
  expect(resizeImage(small, 4)).toBe(small)
})

it('averages linear light: black and white stripes become the grey seen from a distance', () => {
  const stripes = filled(100, 100, (x) => (x % 2) * 255)
  const reduced = resizeImage(stripes, 25)
  expect([reduced.width, reduced.height]).toEqual([25, 25])
  expect(reduced.data[0]).toBe(188)
})

it('keeps proportions and uniform colours at any size', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 90 }),
      fc.integer({ min: 1, max: 90 }),
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 0, max: 255 }),
      (width, height, side, value) => {
        const {
          width: w,
          height: h,
          data,
        } = resizeImage(
          filled(width, height, () => value),
          side,
        )
        expect(Math.max(w, h)).toBeLessThanOrEqual(Math.max(1, side))
        expect(data.length).toBe(w * h * 4)
        for (let at = 0; at < data.length; at += 4) expect(Math.abs(data[at]! - value)).toBeLessThanOrEqual(1)
      },
    ),
  )
})

it('weighs each pixel by the part of it that lies under the new one', () => {
  const random = seededRandom(1)
  const large = filled(37, 23, () => Math.floor(random() * 256))
  const { width, height, data } = resizeImage(large, 14)
  expect([width, height]).toEqual([14, 9])
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let light = 0
      for (let v = 0; v < large.height; v++) {
        for (let u = 0; u < large.width; u++) {
          const part = overlap(u, x, large.width / width) * overlap(v, y, large.height / height)
          light += part * LINEAR_OF_BYTE[large.data[(v * large.width + u) * 4]!]!
        }
      }
      const mean = byteOfLinear((light * width * height) / (large.width * large.height))
      expect(Math.abs(data[(y * width + x) * 4]! - mean)).toBeLessThanOrEqual(1)
    }
  }
})

/** How much of the pixel at `source` is under the `scale` times larger one at `target`. */
function overlap(source: number, target: number, scale: number): number {
  return Math.max(0, Math.min(source + 1, (target + 1) * scale) - Math.max(source, target * scale))
}
