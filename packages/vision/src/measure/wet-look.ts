import type { Lab } from '@riflesso/colorimetry'
import { lengthOf } from '../numeric.ts'
import type { HairPixels } from './hair-pixels.ts'

/**
 * Wet or oily hair hangs in clumps that reflect the lamp in narrow white lines and are darker than dry hair. Dry hair shines in broad
 * bands of the hair's colour.
 */
const GLINT = { lighter: 15, brighter: 0.2, chromaShare: 0.6, minChroma: 8 } as const
/** On hair lighter than this (L*) white lines are white or bleached hairs as often as water. */
const LIGHT_HAIR = 66
/** Least share of the white pixels that must be narrow lines. */
const NARROW = 0.7
const MAX_SAMPLES = 40_000

/**
 * Share (0-1) of the hair that is a narrow white glint: much lighter than the median, nearly without colour, and half as
 * light again on both sides of it. `plane` holds L* of the hair, row by row, and `NO_HAIR` elsewhere; `reach` is how far
 * away, in pixels, the sides are.
 */
export function glintShare(hair: HairPixels, plane: Float32Array, median: Lab, reach: number, width: number): number {
  if (median[0] > LIGHT_HAIR || hair.count === 0) return 0
  const maxChroma = Math.max(GLINT.minChroma, GLINT.chromaShare * lengthOf(median[1], median[2]))
  const minLuminance = luminanceOfLightness(median[0]) + GLINT.brighter
  const ways = [reach, reach * width, reach * width + reach, reach * width - reach]
  const stride = Math.max(1, Math.floor(hair.count / MAX_SAMPLES))
  let white = 0
  let glints = 0
  let seen = 0
  for (let i = 0; i < hair.count; i += stride) {
    seen++
    const lightness = hair.lab[i * 3]!
    if (lightness < median[0] + GLINT.lighter || luminanceOfLightness(lightness) < minLuminance) continue
    if (lengthOf(hair.lab[i * 3 + 1]!, hair.lab[i * 3 + 2]!) > maxChroma) continue
    white++
    const place = hair.place[i]!
    const halfWay = (lightness + median[0]) / 2
    const isSide = (at: number) => at >= 0 && at < plane.length && plane[at]! >= 0 && plane[at]! < halfWay
    if (ways.some((way) => isSide(place - way) && isSide(place + way))) glints++
  }
  // White strands lie side by side, drops of light do not.
  return glints < NARROW * white ? 0 : glints / seen
}

/** Relative luminance of L*, as in the definition of CIELAB above its linear toe. */
function luminanceOfLightness(lightness: number): number {
  const f = (lightness + 16) / 116
  return f * f * f
}
