import type { Lab } from '@riflesso/colorimetry'
import { LINEAR_OF_BYTE } from './srgb.ts'

// Linear sRGB to XYZ relative to D65, each row divided by its sum so that neutral pixels get a* = b* = 0 exactly.
const WHITE_X = 0.4124564 + 0.3575761 + 0.1804375
const WHITE_Z = 0.0193339 + 0.119192 + 0.9503041
const XR = 0.4124564 / WHITE_X
const XG = 0.3575761 / WHITE_X
const XB = 0.1804375 / WHITE_X
const ZR = 0.0193339 / WHITE_Z
const ZG = 0.119192 / WHITE_Z
const ZB = 0.9503041 / WHITE_Z

/** Relative luminance weights of linear sRGB. */
export const LUMA = [0.2126729, 0.7151522, 0.072175] as const

const EPSILON = 216 / 24389
const SLOPE = 24389 / 27 / 116
const OFFSET = 16 / 116

// A white-balance gain can push light beyond 1: the table reaches 2.
const TABLE_MAX = 2
const TABLE_STEPS = 8192
const TABLE_SCALE = TABLE_STEPS / TABLE_MAX
const CUBE_ROOTS = Float64Array.from({ length: TABLE_STEPS + 2 }, (_, step) => Math.cbrt(step / TABLE_SCALE))

function labCurve(t: number): number {
  if (t <= EPSILON) return SLOPE * t + OFFSET
  if (t >= TABLE_MAX) return Math.cbrt(t)
  const position = t * TABLE_SCALE
  const step = position | 0
  const low = CUBE_ROOTS[step]!
  return low + (CUBE_ROOTS[step + 1]! - low) * (position - step)
}

/** Lab (D65) of linear sRGB light, written to `out` at `offset`: three values. */
export function writeLab(r: number, g: number, b: number, out: Float32Array | Float64Array, offset: number): void {
  const fy = labCurve(LUMA[0] * r + LUMA[1] * g + LUMA[2] * b)
  out[offset] = 116 * fy - 16
  out[offset + 1] = 500 * (labCurve(XR * r + XG * g + XB * b) - fy)
  out[offset + 2] = 200 * (fy - labCurve(ZR * r + ZG * g + ZB * b))
}

/** Relative luminance of linear sRGB light. */
export function luminanceOf(r: number, g: number, b: number): number {
  return LUMA[0] * r + LUMA[1] * g + LUMA[2] * b
}

/** Lab of linear sRGB light. */
export function labOfLinear(r: number, g: number, b: number): Lab {
  const out = new Float64Array(3)
  writeLab(r, g, b, out, 0)
  return [out[0]!, out[1]!, out[2]!]
}

/** Lab of an 8-bit sRGB colour. */
export function labOfBytes(r: number, g: number, b: number): Lab {
  return labOfLinear(LINEAR_OF_BYTE[r]!, LINEAR_OF_BYTE[g]!, LINEAR_OF_BYTE[b]!)
}

function inverseCurve(f: number): number {
  const cube = f * f * f
  return cube > EPSILON ? cube : (f - OFFSET) / SLOPE
}

/** Linear sRGB light of a Lab colour; outside the gamut values leave 0-1. */
export function linearOfLab([l, a, b]: Lab): readonly [r: number, g: number, b: number] {
  const fy = (l + 16) / 116
  const x = inverseCurve(fy + a / 500) * WHITE_X
  const y = inverseCurve(fy)
  const z = inverseCurve(fy - b / 200) * WHITE_Z
  return [
    3.2404542 * x - 1.5371385 * y - 0.4985314 * z,
    -0.969266 * x + 1.8760108 * y + 0.041556 * z,
    0.0556434 * x - 0.2040259 * y + 1.0572252 * z,
  ]
}
