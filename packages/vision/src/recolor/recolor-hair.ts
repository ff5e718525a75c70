import { labOfLinear, linearOfLab } from '../colour/lab.ts'
import { byteOfLinear, linearAt } from '../colour/srgb.ts'
import type { HairMask, RgbaImage } from '../image.ts'
import { collectHair, maskAtImageSize } from '../measure/hair-pixels.ts'
import { quantileOf } from '../numeric.ts'
import type { Reading } from '../reading.ts'
import { repainted, type ShineLine } from './repaint.ts'
import { alongHair, type RecolorGoal } from './zone-colours.ts'

/** Quantile of lightness above which hair is shine. */
const SHINE = 0.9
/** Mask values below this are background with a few hairs. */
const MIN_COVER = 8

/**
 * The photo with its hair in the goal's colours under the same light: strands, shine and shadow keep their places, and nothing outside
 * the mask changes. `reading` is the result of `measureHair` for the same image and mask.
 */
export function recolorHair(image: RgbaImage, mask: HairMask, reading: Reading, goal: RecolorGoal): RgbaImage {
  const cover = maskAtImageSize(image, mask)
  const { width, height, data } = image
  const [red, green, blue] = reading.light.gains
  const pairAt = alongHair(reading, goal, cover, width, height)
  const shine = shineOf(image, mask, reading)
  const out = Uint8ClampedArray.from(data)
  for (let place = 0; place < cover.length; place++) {
    if (cover[place]! < MIN_COVER) continue
    const at = place * 4
    const linear = linearAt(data, at)
    const lab = labOfLinear(linear[0] * red, linear[1] * green, linear[2] * blue)
    const painted = linearOfLab(repainted(lab, pairAt(place % width, Math.floor(place / width)), shine))
    const share = cover[place]! / 255
    out[at] = byteOfLinear(linear[0] + share * (painted[0] / red - linear[0]))
    out[at + 1] = byteOfLinear(linear[1] + share * (painted[1] / green - linear[1]))
    out[at + 2] = byteOfLinear(linear[2] + share * (painted[2] / blue - linear[2]))
  }
  return { width, height, data: out }
}

function shineOf(image: RgbaImage, mask: HairMask, reading: Reading): ShineLine {
  const hair = collectHair(image, mask, reading.light.gains)
  const lightness = Float32Array.from({ length: hair.count }, (_, i) => hair.lab[i * 3]!)
  return { from: Math.max(reading.lab[0] + 4, quantileOf(lightness, SHINE)) }
}
