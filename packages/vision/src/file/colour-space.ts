import { byteOfLinear } from '../colour/srgb.ts'

/** Chromaticities x, y. */
type Point = readonly [x: number, y: number]

export type Primaries = {
  readonly white: Point
  readonly red: Point
  readonly green: Point
  readonly blue: Point
}

/** Linear light of an encoded value x, both 0 to 1: (a x + b)^g from d on, c x below it (ICC.1, parametric curve type 3). */
export type Curve = {
  readonly g: number
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
}

/** The meaning of RGB values that have no ICC profile. */
export type ColourSpace = { readonly primaries: Primaries; readonly curve: Curve }

/** A pure power. */
export const power = (g: number): Curve => ({ g, a: 1, b: 0, c: 0, d: 0 })

type Matrix = readonly [Triple, Triple, Triple]
type Triple = readonly [number, number, number]

/** CIE XYZ of a chromaticity at luminance 1. */
const xyzOf = ([x, y]: Point): Triple => [x / y, 1, (1 - x - y) / y]

const timesColumn = (matrix: Matrix, [x, y, z]: Triple): Triple => {
  const [first, second, third] = matrix.map((row) => row[0] * x + row[1] * y + row[2] * z)
  return [first ?? 0, second ?? 0, third ?? 0]
}

const transposed = ([[a, b, c], [d, e, f], [g, h, i]]: Matrix): Matrix => [
  [a, d, g],
  [b, e, h],
  [c, f, i],
]

const product = (one: Matrix, other: Matrix): Matrix => {
  const [first, second, third] = transposed(other)
  return transposed([timesColumn(one, first), timesColumn(one, second), timesColumn(one, third)])
}

const inverse = ([[a, b, c], [d, e, f], [g, h, i]]: Matrix): Matrix => {
  const determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
  const over = (row: Triple): Triple => [row[0] / determinant, row[1] / determinant, row[2] / determinant]
  return [
    over([e * i - f * h, c * h - b * i, b * f - c * e]),
    over([f * g - d * i, a * i - c * g, c * d - a * f]),
    over([d * h - e * g, b * g - a * h, a * e - b * d]),
  ]
}

const diagonal = ([a, b, c]: Triple): Matrix => [
  [a, 0, 0],
  [0, b, 0],
  [0, 0, c],
]

/** From linear RGB to XYZ relative to the white of these primaries (SMPTE RP 177). */
const toXyz = ({ white, red, green, blue }: Primaries): Matrix => {
  const columns = transposed([xyzOf(red), xyzOf(green), xyzOf(blue)])
  return product(columns, diagonal(timesColumn(inverse(columns), xyzOf(white))))
}

/** Cone responses of the Bradford transform (ICC.1, annex E). */
const BRADFORD: Matrix = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
]

/** From XYZ under one white to XYZ under another. */
const adaptation = (from: Point, to: Point): Matrix => {
  const [source, target] = [timesColumn(BRADFORD, xyzOf(from)), timesColumn(BRADFORD, xyzOf(to))]
  const gains = diagonal([target[0] / source[0], target[1] / source[1], target[2] / source[2]])
  return product(inverse(BRADFORD), product(gains, BRADFORD))
}

/** ITU-R BT.709, whose primaries sRGB shares. */
export const BT709: Primaries = { white: [0.3127, 0.329], red: [0.64, 0.33], green: [0.3, 0.6], blue: [0.15, 0.06] }

const toLinearSrgb = (primaries: Primaries): Matrix =>
  product(inverse(toXyz(BT709)), product(adaptation(primaries.white, BT709.white), toXyz(primaries)))

/** Whether RGB can be computed with them: numbers of a file may be anything. */
export const areUsable = (primaries: Primaries): boolean => toLinearSrgb(primaries).flat().every(Number.isFinite)

const linearOf = ({ g, a, b, c, d }: Curve, value: number): number => (value < d ? c * value : (a * value + b) ** g)

/** RGB samples of a colour space, 0 to `white`, as 8-bit sRGB, opaque RGBA; colours beyond sRGB are clipped. */
export function srgbOf(
  samples: ArrayLike<number>,
  white: number,
  { primaries, curve }: ColourSpace,
): Uint8ClampedArray<ArrayBuffer> {
  const linear = Float32Array.from({ length: white + 1 }, (_, value) => linearOf(curve, value / white))
  const [[a, b, c], [d, e, f], [g, h, i]] = toLinearSrgb(primaries)
  const data = new Uint8ClampedArray((samples.length / 3) * 4)
  for (let from = 0, to = 0; from < samples.length; from += 3, to += 4) {
    const red = linear[samples[from] ?? 0] ?? 1
    const green = linear[samples[from + 1] ?? 0] ?? 1
    const blue = linear[samples[from + 2] ?? 0] ?? 1
    data[to] = byteOfLinear(a * red + b * green + c * blue)
    data[to + 1] = byteOfLinear(d * red + e * green + f * blue)
    data[to + 2] = byteOfLinear(g * red + h * green + i * blue)
    data[to + 3] = 255
  }
  return data
}
