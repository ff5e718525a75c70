import { LINEAR_OF_BYTE } from '../colour/srgb.ts'
import type { HairMask, RgbaImage } from '../image.ts'
import { lengthOf } from '../numeric.ts'
import { type Cast, castStrength, type LightEvidence } from './light.ts'
import { distanceFromLights } from './light-line.ts'

const NORM = 5
const HAIR_ABOVE = 40

/**
 * Grey-edge (van de Weijer, Gevers, Gijsenij 2007): differences between neighbouring things are grey on average. Hair is
 * left out. It errs on scenes of one colour, so it never counts for much.
 */
export function greyEdge(image: RgbaImage, mask: HairMask): LightEvidence | null {
  const { width, height, data } = image
  const reach = Math.max(1, Math.round(Math.max(width, height) / 200))
  const step = Math.max(1, Math.ceil(Math.sqrt((width * height) / 20_000)))
  const sums = [0, 0, 0]
  let count = 0
  for (let y = 0; y + reach < height; y += step) {
    const maskRow = Math.floor((y * mask.height) / height) * mask.width
    for (let x = 0; x + reach < width; x += step) {
      if (mask.data[maskRow + Math.floor((x * mask.width) / width)]! > HAIR_ABOVE) continue
      if (mask.data[maskRow + Math.floor(((x + reach) * mask.width) / width)]! > HAIR_ABOVE) continue
      const at = (y * width + x) * 4
      const right = at + reach * 4
      const below = at + reach * width * 4
      for (let channel = 0; channel < 3; channel++) {
        const here = LINEAR_OF_BYTE[data[at + channel]!]!
        const across = LINEAR_OF_BYTE[data[right + channel]!]! - here
        const down = LINEAR_OF_BYTE[data[below + channel]!]! - here
        sums[channel] = sums[channel]! + lengthOf(across, down) ** NORM
      }
      count++
    }
  }
  if (count < 400 || Math.min(...sums) < 1e-9) return null
  const [red, green, blue] = sums.map((sum) => sum ** (1 / NORM)) as [number, number, number]
  const cast: Cast = [Math.log(red / green), Math.log(blue / green)]
  const likely = Math.exp(-distanceFromLights(cast) / 0.12) * Math.exp(-castStrength(cast) / 0.8)
  return { source: 'statistics', cast, confidence: 0.2 * likely }
}
