import { labOf, NATURAL_TONE } from '@riflesso/colorimetry'
import { byteOfLinear, linearAt } from '../colour/srgb.ts'
import type { RgbaImage } from '../image.ts'
import { renderHairLock } from './hair-lock.ts'

export type RingPhoto = {
  readonly image: RgbaImage
  readonly taps: readonly { readonly level: number; readonly point: readonly [x: number, y: number] }[]
}

const SWATCH = { width: 60, height: 120 } as const

/** A picture of swatches side by side in neutral light, one for each level, and where to tap them. */
export function ringPhoto(levels: readonly number[], seed = 1): RingPhoto {
  const width = SWATCH.width * levels.length
  const data = new Uint8ClampedArray(width * SWATCH.height * 4)
  for (const [index, level] of levels.entries()) {
    const lab = labOf(level, NATURAL_TONE)
    const lock = renderHairLock({ ...SWATCH, seed: seed + index, roots: lab, lengths: lab, ends: lab, gloss: 0.6 })
    for (let row = 0; row < SWATCH.height; row++) {
      const from = row * SWATCH.width * 4
      const to = (row * width + index * SWATCH.width) * 4
      data.set(lock.data.subarray(from, from + SWATCH.width * 4), to)
    }
  }
  return {
    image: { width, height: SWATCH.height, data },
    taps: levels.map((level, index) => ({ level, point: [(index + 0.5) / levels.length, 0.5] })),
  }
}

/** The light of a place and its camera: factors on linear R, G, B, and stops over (+) or under (-) the right exposure. */
export type PlaceLight = { readonly lamp: readonly [r: number, g: number, b: number]; readonly stops: number }

/** The picture in another light; burnt-out and black pixels are lost. */
export function relitPhoto(image: RgbaImage, { lamp, stops }: PlaceLight): RgbaImage {
  const data = new Uint8ClampedArray(image.data)
  for (let at = 0; at < data.length; at += 4) {
    const light = linearAt(image.data, at)
    for (const channel of [0, 1, 2] as const) {
      data[at + channel] = byteOfLinear(light[channel] * lamp[channel] * 2 ** stops)
    }
  }
  return { ...image, data }
}
