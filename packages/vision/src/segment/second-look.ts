import type { RgbaImage } from '../image.ts'
import { lengthOf, smoothStep } from '../numeric.ts'
import type { HairProbability } from './hair-probability.ts'

/** L* from which, and C* up to which, an area may be white hair. Chosen on the fit half of the photographs judged by eye. */
const PALE = { lightness: [40, 65], chroma: [12, 20] } as const
/** C* from which an area may be dyed as no hair grows; blue, green and violet are dye from less on. */
const VIVID = { warm: [35, 50], cool: [12, 22] } as const

/** Red, green and blue of brown hair, as parts of its grey. */
const BROWN = [1.2, 0.98, 0.82] as const

/**
 * The picture with its pale, colourless areas inverted, so that white hair is dark, and its vivid areas in brown. The network has seen little
 * white hair and hardly any blue, and overlooks both, while brown hair of the same shape is easy to find. `lab` has three values for every
 * pixel.
 */
export function asBrown({ width, height, data }: RgbaImage, lab: Float32Array): RgbaImage {
  const shown = new Uint8ClampedArray(data)
  for (let i = 0; i < width * height; i++) {
    const [lightness, a, b] = [lab[i * 3]!, lab[i * 3 + 1]!, lab[i * 3 + 2]!]
    const chroma = lengthOf(a, b)
    const grey = (data[i * 4]! + data[i * 4 + 1]! + data[i * 4 + 2]!) / 3
    const [from, to] = b < 0 || a < 0 ? VIVID.cool : VIVID.warm
    const vivid = smoothStep(from, to, chroma)
    const pale = smoothStep(...PALE.lightness, lightness) * (1 - smoothStep(...PALE.chroma, chroma))
    if (vivid === 0 && pale === 0) continue
    for (let c = 0; c < 3; c++) {
      const at = i * 4 + c
      shown[at] = data[at]! + pale * (255 - grey - data[at]!) + vivid * (grey * BROWN[c]! - data[at]!)
    }
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
