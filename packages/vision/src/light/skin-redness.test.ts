import { describe, expect, it } from 'vitest'
import type { RgbaImage } from '../image.ts'
import { skinRedness } from './skin-redness.ts'
import { sampleSurround } from './surround.ts'

/** A grey picture whose upper part is skin. */
const picture = (skinRows: number): RgbaImage => {
  const [width, height] = [60, 60]
  const data = new Uint8ClampedArray(width * height * 4)
  for (let place = 0; place < width * height; place++) {
    data.set(place < skinRows * width ? [205, 150, 125, 255] : [128, 128, 128, 255], place * 4)
  }
  return { width, height, data }
}
const rednessIn = (image: RgbaImage, red = 0) =>
  skinRedness(sampleSurround(image, { width: 1, height: 1, data: new Uint8Array(1) }), [red, 0])

describe('the redness of skin', () => {
  it('skin redness is measured on the skin alone', () => {
    expect(rednessIn(picture(20))).toBeCloseTo(0.21, 1)
    expect(rednessIn(picture(60))).toBe(rednessIn(picture(20)))
  })

  it('skin redness is lower in red light', () => {
    expect(rednessIn(picture(20), 0.15)).toBeLessThan(rednessIn(picture(20)) ?? 0)
  })

  it('skin redness is null without skin', () => {
    expect(rednessIn(picture(0))).toBeNull()
  })
})
