import type { RgbaImage } from '../image.ts'
import { clamp, keptFloats } from '../numeric.ts'
import type { Field } from './hair-probability.ts'

const RADIUS = 3
// Variance of lightness (0-1 squared) below which the picture is taken as flat and the mask simply blurred.
const FLAT = 4e-4

const rowsOf = keptFloats()
const slopesOf = keptFloats()
const offsetsOf = keptFloats()

/**
 * The small picture's field at the size of `image`, with its edges aligned to those of the picture: a guided filter whose
 * coefficients are computed small and applied large (He and Sun, Fast Guided Filter, 2015). 0 to 255 for 0 to 1.
 */
export function guidedUpsampling(field: Field, small: RgbaImage, image: RgbaImage): Uint8Array {
  const { width, height } = field
  const guide = lightnessOf(small)
  const mean = (values: Float32Array): Float32Array => boxMean(values, width, height, RADIUS)
  const meanGuide = mean(guide)
  const meanField = mean(field.data)
  const meanBoth = mean(product(guide, field.data))
  const meanSquare = mean(product(guide, guide))
  const slope = new Float32Array(guide.length)
  const offset = new Float32Array(guide.length)
  for (let i = 0; i < guide.length; i++) {
    const g = meanGuide[i]!
    slope[i] = (meanBoth[i]! - g * meanField[i]!) / (meanSquare[i]! - g * g + FLAT)
    offset[i] = meanField[i]! - slope[i]! * g
  }
  return applied(mean(slope), mean(offset), width, height, image)
}

function product(a: Float32Array, b: Float32Array): Float32Array {
  const products = new Float32Array(a.length)
  for (let i = 0; i < a.length; i++) products[i] = a[i]! * b[i]!
  return products
}

/** slope × lightness + offset at every pixel of the large picture, both read from the small one (bilinear). */
function applied(
  slope: Float32Array,
  offset: Float32Array,
  width: number,
  height: number,
  image: RgbaImage,
): Uint8Array {
  // A clamped array rounds and clamps what is written to it.
  const out = new Uint8ClampedArray(image.width * image.height)
  const columns = placesOn(image.width, width)
  const rows = placesOn(image.height, height)
  const slopes = widened(slope, columns, width, slopesOf(columns.low.length * height))
  const offsets = widened(offset, columns, width, offsetsOf(columns.low.length * height))
  for (let y = 0; y < image.height; y++) {
    const upper = rows.low[y]! * image.width
    const lower = rows.high[y]! * image.width
    const down = rows.share[y]!
    for (let x = 0; x < image.width; x++) {
      const a = slopes[upper + x]! + (slopes[lower + x]! - slopes[upper + x]!) * down
      const b = offsets[upper + x]! + (offsets[lower + x]! - offsets[upper + x]!) * down
      const i = y * image.width + x
      out[i] = 255 * (a * lightnessAt(image.data, i * 4) + b)
    }
  }
  return new Uint8Array(out.buffer)
}

type Places = { readonly low: Int32Array; readonly high: Int32Array; readonly share: Float64Array }

/** For each of `count` pixels its two neighbours of `smallCount`, and the share of the second. */
function placesOn(count: number, smallCount: number): Places {
  const low = new Int32Array(count)
  const high = new Int32Array(count)
  const share = new Float64Array(count)
  for (let i = 0; i < count; i++) {
    const position = clamp(((i + 0.5) * smallCount) / count - 0.5, 0, smallCount - 1)
    low[i] = Math.floor(position)
    high[i] = Math.min(smallCount - 1, low[i]! + 1)
    share[i] = position - low[i]!
  }
  return { low, high, share }
}

/** The rows of a small field read at every column of the large picture, written to `out`. */
function widened(values: Float32Array, { low, high, share }: Places, width: number, out: Float32Array): Float32Array {
  for (let y = 0; y < out.length / low.length; y++) {
    const row = y * width
    for (let x = 0; x < low.length; x++) {
      const left = values[row + low[x]!]!
      out[y * low.length + x] = left + (values[row + high[x]!]! - left) * share[x]!
    }
  }
  return out
}

function lightnessAt(data: RgbaImage['data'], at: number): number {
  return (0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!) / 255
}

function lightnessOf({ width, height, data }: RgbaImage): Float32Array {
  const lightness = new Float32Array(width * height)
  for (let i = 0; i < lightness.length; i++) lightness[i] = lightnessAt(data, i * 4)
  return lightness
}

/** Mean over a (2 × radius + 1)² window, clipped at the picture's edge. */
function boxMean(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  const rows = rowsOf(values.length)
  for (let y = 0; y < height; y++) meanOfRow(values, rows, y * width, width, radius)
  const out = new Float32Array(values.length)
  // The sums of all columns go down row by row: a column at a time would miss the processor's cache at every pixel.
  const sums = new Float64Array(width)
  const add = (y: number, sign: 1 | -1) => {
    for (let x = 0; x < width; x++) sums[x]! += sign * rows[y * width + x]!
  }
  for (let y = 0; y < Math.min(radius, height); y++) add(y, 1)
  for (let y = 0; y < height; y++) {
    if (y + radius < height) add(y + radius, 1)
    if (y - radius - 1 >= 0) add(y - radius - 1, -1)
    const count = windowAt(y, height, radius)
    for (let x = 0; x < width; x++) out[y * width + x] = sums[x]! / count
  }
  return out
}

function meanOfRow(from: Float32Array, to: Float32Array, start: number, count: number, radius: number): void {
  let sum = 0
  for (let i = 0; i < Math.min(radius, count); i++) sum += from[start + i]!
  for (let i = 0; i < count; i++) {
    if (i + radius < count) sum += from[start + i + radius]!
    if (i - radius - 1 >= 0) sum -= from[start + i - radius - 1]!
    to[start + i] = sum / windowAt(i, count, radius)
  }
}

/** How many of `count` places are within `radius` of place `i`. */
function windowAt(i: number, count: number, radius: number): number {
  return Math.min(count - 1, i + radius) - Math.max(0, i - radius) + 1
}
