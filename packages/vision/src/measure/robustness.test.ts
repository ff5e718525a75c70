import { describe, expect, it } from 'vitest'
import type { HairMask, RgbaImage } from '../image.ts'
import { seededRandom } from '../random.ts'
import { measureHair } from './measure-hair.ts'

const noise = seededRandom(9)
const PICTURES: readonly (readonly [string, RgbaImage])[] = [
  ['one pixel', drawn(1, 1, () => 90)],
  ['one line', drawn(300, 1, (x) => x % 256)],
  ['one column', drawn(1, 300, (_, y) => y % 256)],
  ['all black', drawn(120, 90, () => 0)],
  ['all white', drawn(120, 90, () => 255)],
  ['one grey', drawn(120, 90, () => 128)],
  ['a checkerboard of single pixels', drawn(120, 90, (x, y) => ((x + y) % 2) * 255)],
  ['a checkerboard of fields', drawn(120, 90, (x, y) => ((Math.floor(x / 16) + Math.floor(y / 16)) % 2) * 255)],
  ['noise', drawn(120, 90, () => noise() * 255)],
  ['pure red', drawn(120, 90, (_x, _y, channel) => (channel === 0 ? 255 : 0))],
  ['pure blue', drawn(120, 90, (_x, _y, channel) => (channel === 2 ? 255 : 0))],
]

describe.each(PICTURES)('%s', (_, image) => {
  const masks = [
    maskOf(image, () => 255),
    maskOf(image, () => 128),
    maskOf(image, (x) => (x < image.width / 2 ? 255 : 0)),
    maskOf(image, () => 0),
  ]

  it('the picture is measured without an exception, in numbers within their bounds', () => {
    for (const mask of masks) {
      const reading = measureHair(image, mask, {
        strokes: [],
        whitePoint: [0.9, 0.9],
        greyCard: [0.5, 0.5],
      })
      if (!reading) continue
      expect(reading.level).toBeGreaterThanOrEqual(1)
      expect(reading.level).toBeLessThanOrEqual(10.9)
      expect(reading.levelError).toBeGreaterThan(0)
      for (const value of [...reading.lab, ...reading.light.gains, reading.strandContrast, reading.evenness]) {
        expect(Number.isFinite(value)).toBe(true)
      }
      expect(reading.whiteShare ?? 0).toBeGreaterThanOrEqual(0)
      expect(reading.whiteShare ?? 0).toBeLessThanOrEqual(1)
    }
  })

  it('the picture never has the note good-light', () => {
    const reading = measureHair(image, masks[0]!)
    expect(reading?.quality.map(({ code }) => code) ?? []).not.toContain('good-light')
  })
})

function drawn(width: number, height: number, value: (x: number, y: number, channel: number) => number): RgbaImage {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let at = 0; at < data.length; at++) {
    const pixel = at >> 2
    data[at] = (at & 3) === 3 ? 255 : value(pixel % width, Math.floor(pixel / width), at & 3)
  }
  return { width, height, data }
}

function maskOf({ width, height }: RgbaImage, value: (x: number) => number): HairMask {
  return { width, height, data: Uint8Array.from({ length: width * height }, (_, i) => value(i % width)) }
}
