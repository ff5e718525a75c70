import { LUMA } from '../colour/lab.ts'
import { clamp, lengthOf, roundTo } from '../numeric.ts'
import type { Reading } from '../reading.ts'

/** The light assumed for a photo: gains multiplied onto linear R, G, B, and their confidence. */
export type Light = Reading['light']

export type Gains = Light['gains']

/** ln(R/G) and ln(B/G) of a grey object in linear light; 0, 0 is the neutral light of sRGB. */
export type Cast = readonly [redOverGreen: number, blueOverGreen: number]

/** Largest gain of a channel, down or up: beyond it the photo should be taken again. */
export const GAIN_RANGE = { min: 0.25, max: 4 } as const

/** Gains that turn a grey of this cast neutral and scale its luminance by `strength`; bounded. */
export function gainsOfCast([redOverGreen, blueOverGreen]: Cast, strength = 1): Gains {
  const red = Math.exp(redOverGreen)
  const blue = Math.exp(blueOverGreen)
  const luminance = strength * (LUMA[0] * red + LUMA[1] + LUMA[2] * blue)
  return [bounded(luminance / red), bounded(luminance), bounded(luminance / blue)]
}

/** The cast that these gains remove. */
export function castOfGains([red, green, blue]: Gains): Cast {
  return [Math.log(green / red), Math.log(green / blue)]
}

function bounded(gain: number): number {
  return roundTo(clamp(gain, GAIN_RANGE.min, GAIN_RANGE.max), 3)
}

/** How strong a cast is: 0 none, about 0.1 just visible, 0.5 a warm lamp. */
export function castStrength(cast: Cast): number {
  return lengthOf(cast[0], cast[1])
}

export function castDistance(one: Cast, other: Cast): number {
  return lengthOf(one[0] - other[0], one[1] - other[1])
}

/**
 * Grey under lamps, sun and sky is near one line of tints: more red means less blue. ln(B/G) for a given ln(R/G), fitted
 * to black bodies of 3000 to 10000 K seen in sRGB.
 */
export function lightOnLine(redOverGreen: number): Cast {
  const blueOverGreen =
    redOverGreen > 0 ? -(1.05 * redOverGreen + 0.45 * redOverGreen * redOverGreen) : -2 * redOverGreen
  return [redOverGreen, blueOverGreen]
}
