import type { RgbaImage } from '../image.ts'

/** Linear light (0-1) of each 8-bit sRGB value. IEC 61966-2-1. */
export const LINEAR_OF_BYTE: Float32Array = Float32Array.from({ length: 256 }, (_, byte) => linearOfSrgb(byte / 255))

/** Linear light of the pixel whose red value is at `at` of an RGBA picture. */
export function linearAt(data: RgbaImage['data'], at: number): readonly [red: number, green: number, blue: number] {
  return [LINEAR_OF_BYTE[data[at]!]!, LINEAR_OF_BYTE[data[at + 1]!]!, LINEAR_OF_BYTE[data[at + 2]!]!]
}

const ENCODE_STEPS = 8192
const BYTE_OF_LINEAR = Uint8Array.from({ length: ENCODE_STEPS + 1 }, (_, step) =>
  Math.round(255 * srgbOfLinear(step / ENCODE_STEPS)),
)

/** sRGB transfer function, 0-1 to 0-1. */
function linearOfSrgb(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** Inverse sRGB transfer function, 0-1 to 0-1. */
function srgbOfLinear(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
}

/** The 8-bit sRGB value of linear light, clipped to 0-1. */
export function byteOfLinear(value: number): number {
  if (!(value > 0)) return 0
  if (value >= 1) return 255
  return BYTE_OF_LINEAR[(value * ENCODE_STEPS + 0.5) | 0]!
}
