import type { Lab } from '@riflesso/colorimetry'
import { labOfLinear, luminanceOf } from '../colour/lab.ts'
import { quantileOf } from '../numeric.ts'
import type { Cast } from './light.ts'
import { isSkinTint } from './light-votes.ts'
import { type Surround, sampleAt } from './surround.ts'

/** Smallest share of skin outside the hair. */
const ENOUGH_SKIN = 0.01
/** Darker pixels (relative luminance) have no reliable tint. */
const DARK = 0.02

/** The tint of a colour, independent of brightness; 0 for grey. */
export type Tint = { readonly red: number; readonly yellow: number }

/** a* / (L* + 16) and b* / (L* + 16): about 0.18 and 0.24 for skin. */
export const tintOf = ([lightness, a, b]: Lab): Tint => ({ red: a / (lightness + 16), yellow: b / (lightness + 16) })

/** The median tint of the skin beside the hair in a light of this cast; null where the photo shows too little skin. */
export function skinTint(surround: Surround, cast: Cast): Tint | null {
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
  return tintOf(labOfLinear(red / luminance, 1 / luminance, blue / luminance))
}
