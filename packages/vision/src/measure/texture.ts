import type { Lab } from '@riflesso/colorimetry'
import { clamp, keptFloats, medianOf, quantileOf } from '../numeric.ts'
import type { HairPixels } from './hair-pixels.ts'
import { glintShare } from './wet-look.ts'

const NO_HAIR = -1000
const planeOf = keptFloats()
const MAX_SAMPLES = 12_000
/** Mean distance (ΔE, lightness counted less) of patches from the whole at which hair counts as fully uneven. */
const FULLY_UNEVEN = 20

export type Texture = {
  /** Median L* difference between neighbouring strands. */
  readonly strandContrast: number
  /** The strongest detail of one pixel relative to the range of lightness: about 0.2 when sharp, near 0 when blurred. */
  readonly sharpness: number
  /** 1 = one even colour, 0 = many. */
  readonly evenness: number
  /** Share of narrow white glints: much of it is the look of wet hair. */
  readonly glintShare: number
}

/** Fine and coarse structure of the hair. Sizes in pixels are of the measured picture. */
export function readTexture(hair: HairPixels, lit: Uint32Array, median: Lab, width: number, height: number): Texture {
  const plane = planeOf(width * height).fill(NO_HAIR)
  for (let i = 0; i < hair.count; i++) plane[hair.place[i]!] = hair.lab[i * 3]!
  const strand = Math.max(3, Math.round(Math.max(width, height) / 180))
  const stride = Math.max(1, Math.floor(hair.count / MAX_SAMPLES))
  const samples = Math.ceil(hair.count / stride)
  const [coarse, fine, light] = [new Float32Array(samples), new Float32Array(samples), new Float32Array(samples)]
  let contrasts = 0
  let details = 0
  for (let sample = 0; sample < samples; sample++) {
    const place = hair.place[sample * stride]!
    const contrast = contrastAt(plane, place, strand, width)
    const detail = Math.max(detailAt(plane, place, 1), detailAt(plane, place, width))
    if (contrast >= 0) coarse[contrasts++] = contrast
    if (detail >= 0) fine[details++] = detail
    light[sample] = hair.lab[sample * stride * 3]!
  }
  const strongest = quantileOf(fine.subarray(0, details), 0.95)
  const range = quantileOf(light, 0.9) - quantileOf(light, 0.1)
  return {
    strandContrast: quantileOf(coarse.subarray(0, contrasts), 0.5),
    sharpness: strongest / Math.max(2, range),
    evenness: evennessOf(hair, lit, width, Math.max(4, Math.round(Math.max(width, height) / 24))),
    glintShare: glintShare(hair, plane, median, strand, width),
  }
}

/** The larger of the differences to the right and below: strands run one way, contrast is across them. */
function contrastAt(plane: Float32Array, place: number, reach: number, width: number): number {
  const here = plane[place]!
  const right = plane[place + reach]
  const below = plane[place + reach * width]
  if (right === undefined || below === undefined || right === NO_HAIR || below === NO_HAIR) return -1
  return Math.max(Math.abs(here - right), Math.abs(here - below))
}

/** How far a pixel is from the mean of its two neighbours; -1 where one of them is no hair. */
function detailAt(plane: Float32Array, place: number, step: number): number {
  const before = plane[place - step]
  const after = plane[place + step]
  if (before === undefined || after === undefined || before === NO_HAIR || after === NO_HAIR) return -1
  return Math.abs(plane[place]! - (before + after) / 2)
}

function evennessOf(hair: HairPixels, lit: Uint32Array, width: number, side: number): number {
  const patches = new Map<number, number[]>()
  const patchColumns = Math.ceil(width / side)
  for (const i of lit) {
    const place = hair.place[i]!
    const key = Math.floor(Math.floor(place / width) / side) * patchColumns + Math.floor((place % width) / side)
    const members = patches.get(key)
    if (members) members.push(i)
    else patches.set(key, [i])
  }
  const colours = [...patches.values()]
    .filter((members) => members.length >= 12)
    .map((members) => meanLab(hair, members))
  if (colours.length < 2) return 1
  const middle = [0, 1, 2].map((channel) => medianOf(colours.map((lab) => lab[channel]!)))
  const distances = colours.map((lab) =>
    Math.hypot((lab[0]! - middle[0]!) * 0.6, lab[1]! - middle[1]!, lab[2]! - middle[2]!),
  )
  const mean = distances.reduce((sum, distance) => sum + distance, 0) / distances.length
  return clamp(1 - mean / FULLY_UNEVEN, 0, 1)
}

function meanLab(hair: HairPixels, members: readonly number[]): readonly number[] {
  const sum = [0, 0, 0]
  for (const i of members) for (let c = 0; c < 3; c++) sum[c] = sum[c]! + hair.lab[i * 3 + c]!
  return sum.map((value) => value / members.length)
}
