import { LUMA } from '../colour/lab.ts'
import { clamp, lengthOf, roundTo } from '../numeric.ts'
import type { Reading } from '../reading.ts'

/** The light assumed for a photo: gains multiplied onto linear R, G, B, and how surely. */
export type Light = Reading['light']

export type Gains = Light['gains']

/** What one kind of evidence says: what a grey thing would look like under this light, and how far to trust it (0-1). */
export type LightEvidence = {
  readonly source: Exclude<Light['source'], 'none'>
  /** ln(R/G) and ln(B/G) of grey in linear light; 0, 0 is the neutral light of sRGB. */
  readonly cast: Cast
  readonly confidence: number
}

export type Cast = readonly [redOverGreen: number, blueOverGreen: number]

/** No channel is ever scaled more than this, down or up: beyond it a photo is better taken again. */
const GAIN_RANGE = { min: 0.5, max: 2 } as const

/** Gains that turn a grey of this cast neutral and keep its luminance; bounded. */
export function gainsOfCast([redOverGreen, blueOverGreen]: Cast): Gains {
  const red = Math.exp(redOverGreen)
  const blue = Math.exp(blueOverGreen)
  const luminance = LUMA[0] * red + LUMA[1] + LUMA[2] * blue
  return [bounded(luminance / red), bounded(luminance), bounded(luminance / blue)]
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
