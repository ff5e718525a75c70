import type { Lab } from '@riflesso/colorimetry'
import type { Light } from '../light/light.ts'
import { lengthOf } from '../numeric.ts'
import { greyingOf, isGreying } from './greying.ts'
import { type HairPixels, labAt } from './hair-pixels.ts'

/** White hair is recognised by its low chroma, not by its level. Fitted to the fit half of the photographs: a warm cast is common. */
const WHITE = { chroma: 10, lightness: 60 } as const
/** From this lightness on, bleached and white hair look alike unless their chroma differs. */
const TOO_PALE = 68
/** Nearly colourless light on dark hair is shine: white hairs must be clearly lighter than the hair around them. */
const ABOVE_THE_REST = 18
const MIN_LIGHT_CONFIDENCE = 0.35
/** Below a tenth the pale pixels may be shine. */
const MIN_SHARE = 0.1

/** Smallest reported share of white, below certain salt and pepper. */
const MIN_GREYING = 0.1
/** Share of white hair by the confidence of salt and pepper; fitted to photographs, to within one of five classes. */
const SALT_AND_PEPPER = { least: 0.3, more: 0.2 } as const

/**
 * Share of white hair, 0-1; null when the light is too uncertain to tell white from yellow, or the hair is so pale that bleached
 * and white look alike.
 */
export function whiteShareOf(
  hair: HairPixels,
  members: Uint32Array,
  median: Lab,
  light: Light,
  strandContrast: number,
): number | null {
  if (light.confidence < MIN_LIGHT_CONFIDENCE || members.length === 0) return null
  if (isWhite(median, 0)) return countWhite(hair, members, 0)
  if (median[0] > TOO_PALE) return null
  const share = countWhite(hair, members, median[0] + ABOVE_THE_REST)
  const greying = greyingOf(median, strandContrast)
  if (isGreying(greying)) return Math.max(share, SALT_AND_PEPPER.least + SALT_AND_PEPPER.more * greying)
  if (share >= MIN_SHARE) return share
  return greying >= MIN_GREYING ? greying : 0
}

function countWhite(hair: HairPixels, members: Uint32Array, minLightness: number): number {
  let white = 0
  for (const i of members) {
    if (isWhite(labAt(hair, i), minLightness)) white++
  }
  return white / members.length
}

function isWhite([lightness, a, b]: Lab, minLightness: number): boolean {
  return lightness > Math.max(WHITE.lightness, minLightness) && lengthOf(a, b) < WHITE.chroma
}
