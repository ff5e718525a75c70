import { luminanceOf } from '../colour/lab.ts'
import { LINEAR_OF_BYTE } from '../colour/srgb.ts'
import type { HairMask, RgbaImage } from '../image.ts'
import { quantileOf } from '../numeric.ts'
import type { Cast } from './light.ts'

/** A sample of the pixels that are not hair, on a regular grid, without clipped and black ones, which have no tint. */
export type Surround = {
  readonly count: number
  /** ln(R/G) and ln(B/G) of linear light, two values a sample. */
  readonly tint: Float32Array
  /** Luminance, 0-1. */
  readonly luminance: Float32Array
  /** Column of the sample as a share of the width, 0-1. */
  readonly across: Float32Array
  /** Share of burnt-out samples among all samples beside the hair. */
  readonly clippedShare: number
  /** The 97th percentile of luminance. */
  readonly brightest: number
  /** The median luminance. */
  readonly middle: number
  /** Tint of the mean of all samples. */
  readonly meanTint: Cast
}

const MAX_SAMPLES = 12_000
const CLIPPED_FROM = 252
const BLACK_BELOW = 12
const HAIR_ABOVE = 40
const MIN_LIGHT = 1e-4

export function sampleSurround(image: RgbaImage, mask: HairMask): Surround {
  const { width, height, data } = image
  const step = Math.max(1, Math.ceil(Math.sqrt((width * height) / MAX_SAMPLES)))
  const capacity = Math.ceil(width / step) * Math.ceil(height / step)
  const tint = new Float32Array(capacity * 2)
  const luminance = new Float32Array(capacity)
  const across = new Float32Array(capacity)
  const sum = [0, 0, 0]
  let count = 0
  let clipped = 0
  let seen = 0
  for (let y = 0; y < height; y += step) {
    const maskRow = Math.floor((y * mask.height) / height) * mask.width
    for (let x = 0; x < width; x += step) {
      if (mask.data[maskRow + Math.floor((x * mask.width) / width)]! > HAIR_ABOVE) continue
      const at = (y * width + x) * 4
      const most = Math.max(data[at]!, data[at + 1]!, data[at + 2]!)
      seen++
      if (most >= CLIPPED_FROM) clipped++
      if (most >= CLIPPED_FROM || most < BLACK_BELOW) continue
      const red = lightOf(data[at]!)
      const green = lightOf(data[at + 1]!)
      const blue = lightOf(data[at + 2]!)
      tint[count * 2] = Math.log(red / green)
      tint[count * 2 + 1] = Math.log(blue / green)
      luminance[count] = luminanceOf(red, green, blue)
      across[count] = x / width
      sum[0] = sum[0]! + red
      sum[1] = sum[1]! + green
      sum[2] = sum[2]! + blue
      count++
    }
  }
  return {
    count,
    tint,
    luminance,
    across,
    clippedShare: clipped / Math.max(1, seen),
    brightest: quantileOf(luminance.slice(0, count), 0.97),
    middle: quantileOf(luminance.slice(0, count), 0.5),
    meanTint: count === 0 ? [0, 0] : [Math.log(sum[0]! / sum[1]!), Math.log(sum[2]! / sum[1]!)],
  }
}

/** One sample: its tint and its luminance. */
export function sampleAt(
  { tint, luminance }: Surround,
  index: number,
): { readonly tint: Cast; readonly luminance: number } {
  return { tint: [tint[index * 2]!, tint[index * 2 + 1]!], luminance: luminance[index]! }
}

/** The samples of one side of the picture only. */
export function partOf(surround: Surround, keep: (across: number) => boolean): Surround {
  const tint = new Float32Array(surround.count * 2)
  const luminance = new Float32Array(surround.count)
  const across = new Float32Array(surround.count)
  let count = 0
  for (let i = 0; i < surround.count; i++) {
    if (!keep(surround.across[i]!)) continue
    tint[count * 2] = surround.tint[i * 2]!
    tint[count * 2 + 1] = surround.tint[i * 2 + 1]!
    luminance[count] = surround.luminance[i]!
    across[count] = surround.across[i]!
    count++
  }
  const kept = luminance.subarray(0, count)
  return {
    ...surround,
    count,
    tint,
    luminance,
    across,
    brightest: quantileOf(kept.slice(), 0.97),
    middle: quantileOf(kept.slice(), 0.5),
    meanTint: meanTintOf(tint, kept),
  }
}

function meanTintOf(tint: Float32Array, luminance: Float32Array): Cast {
  let [red, green, blue] = [0, 0, 0]
  for (let i = 0; i < luminance.length; i++) {
    const [r, b] = [Math.exp(tint[i * 2]!), Math.exp(tint[i * 2 + 1]!)]
    const g = luminance[i]! / luminanceOf(r, 1, b)
    red += r * g
    green += g
    blue += b * g
  }
  return green > 0 ? [Math.log(red / green), Math.log(blue / green)] : [0, 0]
}

/** Statistics of the confidently marked hair that depend on the light. */
export type HairSample = {
  /** Median ln(R/G) and ln(B/G). */
  readonly tint: Cast
  /** Median luminance, 0-1. */
  readonly luminance: number
  /** Share of it that is burnt out. */
  readonly clippedShare: number
}

/** Samples the confidently marked hair; null when there is none. */
export function sampleHair(image: RgbaImage, mask: HairMask): HairSample | null {
  const { width, height, data } = image
  const step = Math.max(1, Math.ceil(Math.sqrt((width * height) / MAX_SAMPLES)))
  const capacity = Math.ceil(width / step) * Math.ceil(height / step)
  const [reds, greens, blues] = [new Float32Array(capacity), new Float32Array(capacity), new Float32Array(capacity)]
  let count = 0
  let clipped = 0
  for (let y = 0; y < height; y += step) {
    const maskRow = Math.floor((y * mask.height) / height) * mask.width
    for (let x = 0; x < width; x += step) {
      if (mask.data[maskRow + Math.floor((x * mask.width) / width)]! < SURE_HAIR) continue
      const at = (y * width + x) * 4
      if (Math.max(data[at]!, data[at + 1]!, data[at + 2]!) >= CLIPPED_FROM) clipped++
      reds[count] = lightOf(data[at]!)
      greens[count] = lightOf(data[at + 1]!)
      blues[count] = lightOf(data[at + 2]!)
      count++
    }
  }
  if (count === 0) return null
  const median = (values: Float32Array) => quantileOf(values.subarray(0, count), 0.5)
  const [red, green, blue] = [median(reds), median(greens), median(blues)]
  return {
    tint: [Math.log(red / green), Math.log(blue / green)],
    luminance: luminanceOf(red, green, blue),
    clippedShare: clipped / count,
  }
}

const SURE_HAIR = 208

function lightOf(byte: number): number {
  return Math.max(MIN_LIGHT, LINEAR_OF_BYTE[byte]!)
}
