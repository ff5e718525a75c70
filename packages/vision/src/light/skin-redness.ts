import { labOfLinear, luminanceOf } from '../colour/lab.ts'
import { quantileOf } from '../numeric.ts'
import type { Cast } from './light.ts'
import { isSkinTint } from './light-votes.ts'
import { type Surround, sampleAt } from './surround.ts'

/** Less skin than this share of what is not hair says nothing. */
const ENOUGH_SKIN = 0.01
/** Darker things (relative luminance) have no sure tint. */
const DARK = 0.02

/**
 * How red a colour is in whatever light falls on it: a* / (L* + 16), which brightness leaves alone. 0 for grey, about 0.15 for
 * skin and for brown hair.
 */
export const rednessOf = (lightness: number, a: number): number => a / (lightness + 16)

/** The median redness of the skin beside the hair in a light of this cast; null where too little of it is seen. */
export function skinRedness(surround: Surround, cast: Cast): number | null {
  const reds: number[] = []
  const blues: number[] = []
  for (let sample = 0; sample < surround.count; sample++) {
    const { tint, luminance } = sampleAt(surround, sample)
    const red = tint[0] - cast[0]
    const blue = tint[1] - cast[1]
    if (luminance < DARK || !isSkinTint(red, blue)) continue
    reds.push(red)
    blues.push(blue)
  }
  if (reds.length < ENOUGH_SKIN * surround.count) return null
  const red = Math.exp(quantileOf(Float32Array.from(reds), 0.5))
  const blue = Math.exp(quantileOf(Float32Array.from(blues), 0.5))
  const luminance = luminanceOf(red, 1, blue)
  const [l, a] = labOfLinear(red / luminance, 1 / luminance, blue / luminance)
  return rednessOf(l, a)
}
