import type { RgbaImage } from '../image.ts'
import type { Field } from './hair-probability.ts'

const RADIUS = 3
// Variance of lightness (0-1 squared) below which the picture is taken as flat and the mask simply blurred.
const FLAT = 4e-4

/**
 * The small picture's field at the size of `image`, its edges drawn along those of the picture: a guided filter whose
 * coefficients are computed small and applied large (He and Sun, Fast Guided Filter, 2015). Values stay within 0 to 1.
 */
export function guidedUpsampling(field: Field, small: RgbaImage, image: RgbaImage): Float32Array {
  const { width, height } = field
  const guide = lightness(small)
  const mean = (values: Float32Array): Float32Array => boxMean(values, width, height, RADIUS)
  const product = (a: Float32Array, b: Float32Array): Float32Array => a.map((value, i) => value * b[i]!)
  const meanGuide = mean(guide)
  const meanField = mean(field.data)
  const meanBoth = mean(product(guide, field.data))
  const meanSquare = mean(product(guide, guide))
  const slope = meanGuide.map((g, i) => (meanBoth[i]! - g * meanField[i]!) / (meanSquare[i]! - g * g + FLAT))
  const offset = meanField.map((p, i) => p - slope[i]! * meanGuide[i]!)
  return applied(mean(slope), mean(offset), width, height, image)
}

function applied(
  slope: Float32Array,
  offset: Float32Array,
  width: number,
  height: number,
  image: RgbaImage,
): Float32Array {
  const out = new Float32Array(image.width * image.height)
  const stepX = width / image.width
  const stepY = height / image.height
  for (let y = 0; y < image.height; y++) {
    const py = Math.min(height - 1, Math.max(0, (y + 0.5) * stepY - 0.5))
    const top = Math.floor(py)
    const down = py - top
    const below = top < height - 1 ? width : 0
    for (let x = 0; x < image.width; x++) {
      const px = Math.min(width - 1, Math.max(0, (x + 0.5) * stepX - 0.5))
      const left = Math.floor(px)
      const across = px - left
      const at = top * width + left
      const beside = left < width - 1 ? 1 : 0
      const upper = (1 - down) * (1 - across)
      const upperRight = (1 - down) * across
      const lower = down * (1 - across)
      const lowerRight = down * across
      const a =
        upper * slope[at]! +
        upperRight * slope[at + beside]! +
        lower * slope[at + below]! +
        lowerRight * slope[at + below + beside]!
      const b =
        upper * offset[at]! +
        upperRight * offset[at + beside]! +
        lower * offset[at + below]! +
        lowerRight * offset[at + below + beside]!
      const i = y * image.width + x
      out[i] = Math.min(1, Math.max(0, a * lightnessAt(image.data, i * 4) + b))
    }
  }
  return out
}

function lightnessAt(data: RgbaImage['data'], at: number): number {
  return (0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!) / 255
}

function lightness(image: RgbaImage): Float32Array {
  return Float32Array.from({ length: image.width * image.height }, (_, i) => lightnessAt(image.data, i * 4))
}

/** Mean over a (2 × radius + 1)² window, cut at the picture's edge. */
function boxMean(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  const rows = new Float32Array(values.length)
  for (let y = 0; y < height; y++) slidingMean(values, rows, y * width, 1, width, radius)
  const out = new Float32Array(values.length)
  for (let x = 0; x < width; x++) slidingMean(rows, out, x, width, height, radius)
  return out
}

function slidingMean(
  from: Float32Array,
  to: Float32Array,
  start: number,
  stride: number,
  count: number,
  radius: number,
): void {
  let sum = 0
  for (let i = 0; i < Math.min(radius, count); i++) sum += from[start + i * stride]!
  for (let i = 0; i < count; i++) {
    if (i + radius < count) sum += from[start + (i + radius) * stride]!
    if (i - radius - 1 >= 0) sum -= from[start + (i - radius - 1) * stride]!
    to[start + i * stride] = sum / (Math.min(count - 1, i + radius) - Math.max(0, i - radius) + 1)
  }
}
