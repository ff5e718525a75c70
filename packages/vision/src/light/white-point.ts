import { luminanceOf } from '../colour/lab.ts'
import { linearAt } from '../colour/srgb.ts'
import type { RgbaImage } from '../image.ts'
import { clamp, medianOf } from '../numeric.ts'
import type { PhotoHints } from '../reading.ts'
import { type Cast, castStrength } from './light.ts'

/** Radius of the patch around the tap, as a share of the longer side. */
const PATCH = 0.012

export type TappedPatch = { readonly cast: Cast; readonly luminance: number; readonly confidence: number }

/** The light from a tapped white or grey object: its tint is the light's. Null when it is clipped or nearly black. */
export function tappedPatch(image: RgbaImage, point: NonNullable<PhotoHints['whitePoint']>): TappedPatch | null {
  const { width, height, data } = image
  const radius = Math.max(1, Math.round(PATCH * Math.max(width, height)))
  const centreX = Math.round(clamp(point[0], 0, 1) * (width - 1))
  const centreY = Math.round(clamp(point[1], 0, 1) * (height - 1))
  const channels: [number[], number[], number[]] = [[], [], []]
  let seen = 0
  for (let y = Math.max(0, centreY - radius); y <= Math.min(height - 1, centreY + radius); y++) {
    for (let x = Math.max(0, centreX - radius); x <= Math.min(width - 1, centreX + radius); x++) {
      const at = (y * width + x) * 4
      seen++
      const brightest = Math.max(...data.subarray(at, at + 3))
      if (brightest > 252 || brightest < 40) continue
      const light = linearAt(data, at)
      for (const channel of [0, 1, 2] as const) channels[channel].push(light[channel])
    }
  }
  const usable = channels[0].length / Math.max(1, seen)
  if (usable < 0.3) return null
  const [red, green, blue] = channels.map((values) => Math.max(1e-4, medianOf(values))) as [number, number, number]
  const cast: Cast = [Math.log(red / green), Math.log(blue / green)]
  // A strong tint is more likely a coloured object tapped by mistake than a lamp of that colour.
  const plausible = castStrength(cast) < 1.3 ? 1 : 0.5
  return { cast, luminance: luminanceOf(red, green, blue), confidence: 0.95 * plausible * (0.5 + 0.5 * usable) }
}
