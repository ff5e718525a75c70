import type { Lab } from '@riflesso/colorimetry'
import { quantileOf, smoothStep } from '../numeric.ts'
import { BLACK, BURNT, type HairPixels } from './hair-pixels.ts'

/**
 * A colourist judges the hair between shine and shadow: six tenths of all pixels. On dark hair the mirrored light
 * outweighs the dye's own, so they lie lower; on light hair the shadows between strands weigh more, and they lie higher.
 */
const LIT_HALF = 0.3
const LIT_MIDDLE = { dark: 0.46, light: 0.55 } as const
/** L* up to which hair counts as fully dark, and from which as fully light. */
const DARK_TO_LIGHT = [10, 26] as const

/** Quantiles of lightness of the brightest strands below the shine. */
const BRIGHT = [0.7, 0.9] as const

/** Indices (into HairPixels) of the hair that is neither shine nor shadow, among `members`. Burnt-out hair keeps its rank. */
export function litHair(hair: HairPixels, members: Uint32Array): Uint32Array {
  const from = enough(without(hair, members, BLACK), members)
  const lightness = coordinateOf(hair, from, 0)
  const light = smoothStep(...DARK_TO_LIGHT, quantileOf(lightness, 0.5))
  const middle = LIT_MIDDLE.dark + (LIT_MIDDLE.light - LIT_MIDDLE.dark) * light
  const low = quantileOf(lightness, middle - LIT_HALF)
  const high = quantileOf(lightness, middle + LIT_HALF)
  return between(hair, from, low, high)
}

/** The brightest strands among `members`, without the shine. */
export function brightStrands(hair: HairPixels, members: Uint32Array): Uint32Array {
  const lightness = coordinateOf(hair, members, 0)
  const [low, high] = BRIGHT
  return between(hair, members, quantileOf(lightness, low), quantileOf(lightness, high))
}

/** `some` where they are at least a tenth of `all`. */
function enough(some: Uint32Array, all: Uint32Array): Uint32Array {
  return some.length >= all.length * 0.1 ? some : all
}

function without(hair: HairPixels, members: Uint32Array, end: typeof BURNT | typeof BLACK): Uint32Array {
  const kept = new Uint32Array(members.length)
  let count = 0
  for (let m = 0; m < members.length; m++) if (hair.clipped[members[m]!] !== end) kept[count++] = members[m]!
  return kept.subarray(0, count)
}

function between(hair: HairPixels, members: Uint32Array, low: number, high: number): Uint32Array {
  const kept = new Uint32Array(members.length)
  let count = 0
  for (let m = 0; m < members.length; m++) {
    const lightness = hair.lab[members[m]! * 3]!
    if (lightness >= low && lightness <= high) kept[count++] = members[m]!
  }
  return kept.subarray(0, count)
}

/** One coordinate of every member: L*, a* or b*. */
export function coordinateOf(hair: HairPixels, members: Uint32Array, channel: 0 | 1 | 2): Float32Array {
  const values = new Float32Array(members.length)
  for (let m = 0; m < members.length; m++) values[m] = hair.lab[members[m]! * 3 + channel]!
  return values
}

/** The median of each coordinate. Burnt-out hair still gives a lower bound of lightness; the hue comes from the rest. */
export function medianLab(hair: HairPixels, members: Uint32Array): Lab {
  const median = (of: Uint32Array, channel: 0 | 1 | 2) => quantileOf(coordinateOf(hair, of, channel), 0.5)
  const hued = enough(without(hair, members, BURNT), members)
  return [median(members, 0), median(hued, 1), median(hued, 2)]
}

const KEY_STEP = 2 ** 20

/** The members sorted from dark to light. */
export function byLightness(hair: HairPixels, members: Uint32Array): Uint32Array {
  // L* and, in the lower digits, the place in the list: plain numbers sort many times faster than through a comparison.
  const keys = new Float64Array(members.length)
  for (let m = 0; m < keys.length; m++) {
    keys[m] = Math.max(0, Math.round(hair.lab[members[m]! * 3]! * KEY_STEP)) * KEY_STEP + m
  }
  keys.sort()
  const order = new Uint32Array(members.length)
  for (let m = 0; m < order.length; m++) order[m] = members[keys[m]! % KEY_STEP]!
  return order
}
