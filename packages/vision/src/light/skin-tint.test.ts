import { describe, expect, it } from 'vitest'
import type { RgbaImage } from '../image.ts'
import { skinTint } from './skin-tint.ts'
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
const tintIn = (image: RgbaImage, red = 0) =>
  skinTint(sampleSurround(image, { width: 1, height: 1, data: new Uint8Array(1) }), [red, 0])

describe('the tint of skin', () => {
  it('the tint is that of the skin alone', () => {
    expect(tintIn(picture(20))?.red).toBeCloseTo(0.17, 1)
    expect(tintIn(picture(20))?.yellow).toBeCloseTo(0.21, 1)
    expect(tintIn(picture(60))).toEqual(tintIn(picture(20)))
  })

  it('the tint is less red in red light', () => {
    expect(tintIn(picture(20), 0.15)?.red).toBeLessThan(tintIn(picture(20))?.red ?? 0)
  })

  it('the tint is null without skin', () => {
    expect(tintIn(picture(0))).toBeNull()
  })
})
