import type { RgbaImage } from '../image.ts'
import { lengthOf, smoothStep } from '../numeric.ts'
import type { HairProbability } from './hair-probability.ts'

/** L* from which, and C* up to which, an area may be white hair. Chosen on the fit half of the photographs judged by eye. */
const PALE = { lightness: [40, 65], chroma: [12, 20] } as const

/**
 * The picture with its pale, colourless areas inverted, so that white hair is dark. The network has seen little white hair and overlooks it,
 * while dark hair of the same shape is easy to find. `lab` has three values for every pixel.
 */
export function paleAsDark({ width, height, data }: RgbaImage, lab: Float32Array): RgbaImage {
  const shown = new Uint8ClampedArray(data)
  for (let i = 0; i < width * height; i++) {
    if (lab[i * 3]! <= PALE.lightness[0]) continue
    const pale = smoothStep(...PALE.lightness, lab[i * 3]!)
    const colourless = 1 - smoothStep(...PALE.chroma, lengthOf(lab[i * 3 + 1]!, lab[i * 3 + 2]!))
    const share = pale * colourless
    if (share === 0) continue
    const inverse = 255 - (data[i * 4]! + data[i * 4 + 1]! + data[i * 4 + 2]!) / 3
    for (let c = i * 4; c < i * 4 + 3; c++) shown[c] = data[c]! + share * (inverse - data[c]!)
  }
  return { width, height, data: shown }
}

/** What either look shows; it must look like hair in both. */
export const eitherLook = (one: HairProbability, other: HairProbability): HairProbability => ({
  ...one,
  data: one.data.map((value, i) => Math.max(value, other.data[i]!)),
  presence: Math.max(one.presence, other.presence),
  found: Math.min(one.found, other.found),
})
