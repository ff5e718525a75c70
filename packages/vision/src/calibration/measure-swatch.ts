import { linearOfLab } from '../colour/lab.ts'
import type { HairMask, RgbaImage } from '../image.ts'
import { collectHair } from '../measure/hair-pixels.ts'
import { litHair, medianLab } from '../measure/lit-hair.ts'
import { clamp } from '../numeric.ts'

/** Linear light of the original picture, before any correction. */
export type LinearLight = readonly [red: number, green: number, blue: number]

export type MeasuredSwatch = {
  readonly light: LinearLight
  /** Share of the pixels whose colour is lost, burnt out or black, 0-1. */
  readonly lostShare: number
}

/** Radius of the measured disc, as a share of the picture's longer side: inside a swatch of a ring that fills the picture. */
const RADIUS = 0.025
/** Smallest radius in pixels; smaller discs contain too few strands. */
const MIN_RADIUS = 4
const NO_CORRECTION = [1, 1, 1] as const

/**
 * The colour of a swatch under a tap (x, y, 0-1 of the upright picture), measured like hair in a photo: the median without
 * shine and shadow. The light is not estimated, since the ring determines it.
 */
export function measureSwatch(image: RgbaImage, tap: readonly [x: number, y: number]): MeasuredSwatch {
  const { crop, mask } = discAround(image, tap)
  const pixels = collectHair(crop, mask, NO_CORRECTION)
  const members = Uint32Array.from({ length: pixels.count }, (_, member) => member)
  const lost = pixels.clipped.reduce((count, value) => count + (value === 0 ? 0 : 1), 0)
  const [red, green, blue] = linearOfLab(medianLab(pixels, litHair(pixels, members)))
  return {
    light: [Math.max(MIN_LIGHT, red), Math.max(MIN_LIGHT, green), Math.max(MIN_LIGHT, blue)],
    lostShare: lost / Math.max(1, pixels.count),
  }
}

/** Smallest light before taking a logarithm. */
export const MIN_LIGHT = 1e-4

function discAround(image: RgbaImage, [x, y]: readonly [number, number]): { crop: RgbaImage; mask: HairMask } {
  const radius = Math.max(MIN_RADIUS, Math.round(RADIUS * Math.max(image.width, image.height)))
  const left = Math.max(0, Math.round(clamp(x, 0, 1) * (image.width - 1)) - radius)
  const top = Math.max(0, Math.round(clamp(y, 0, 1) * (image.height - 1)) - radius)
  const width = Math.min(image.width - left, 2 * radius + 1)
  const height = Math.min(image.height - top, 2 * radius + 1)
  const data = new Uint8ClampedArray(width * height * 4)
  const inside = new Uint8Array(width * height)
  for (let row = 0; row < height; row++) {
    const from = ((top + row) * image.width + left) * 4
    data.set(image.data.subarray(from, from + width * 4), row * width * 4)
    for (let column = 0; column < width; column++) {
      const isInside = (column - radius) ** 2 + (row - radius) ** 2 <= radius ** 2
      inside[row * width + column] = isInside ? 255 : 0
    }
  }
  return { crop: { width, height, data }, mask: { width, height, data: inside } }
}
