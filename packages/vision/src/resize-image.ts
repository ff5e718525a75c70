import { byteOfLinear, LINEAR_OF_BYTE } from './colour/srgb.ts'
import type { RgbaImage } from './image.ts'

/**
 * The picture reduced so that its longer side has at most `maxSide` pixels: area average in linear light, so that fine
 * strands keep the colour they have from afar. A picture that is small enough comes back as it is. Alpha becomes opaque.
 */
export function resizeImage(image: RgbaImage, maxSide: number): RgbaImage {
  const longSide = Math.max(image.width, image.height)
  if (longSide <= maxSide) return image
  const width = Math.max(1, Math.round((image.width * maxSide) / longSide))
  const height = Math.max(1, Math.round((image.height * maxSide) / longSide))
  const columns = spans(image.width, width)
  const row = new Float32Array(width * 3)
  const data = new Uint8ClampedArray(width * height * 4)
  const scaleY = image.height / height
  for (let y = 0; y < height; y++) {
    row.fill(0)
    const top = y * scaleY
    const bottom = Math.min(image.height, top + scaleY)
    for (let sourceY = Math.floor(top); sourceY < bottom; sourceY++) {
      const weight = (Math.min(bottom, sourceY + 1) - Math.max(top, sourceY)) / scaleY
      addRow(image, sourceY, weight, columns, row)
    }
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      data[at] = byteOfLinear(row[x * 3]!)
      data[at + 1] = byteOfLinear(row[x * 3 + 1]!)
      data[at + 2] = byteOfLinear(row[x * 3 + 2]!)
      data[at + 3] = 255
    }
  }
  return { width, height, data }
}

type Spans = { readonly from: Float64Array; readonly scale: number; readonly sourceWidth: number }

function spans(sourceWidth: number, width: number): Spans {
  const scale = sourceWidth / width
  return { from: Float64Array.from({ length: width }, (_, x) => x * scale), scale, sourceWidth }
}

function addRow(image: RgbaImage, sourceY: number, weight: number, spans: Spans, row: Float32Array): void {
  const { data } = image
  const start = sourceY * image.width
  for (let x = 0; x < spans.from.length; x++) {
    const left = spans.from[x]!
    const right = Math.min(spans.sourceWidth, left + spans.scale)
    let r = 0
    let g = 0
    let b = 0
    for (let sourceX = Math.floor(left); sourceX < right; sourceX++) {
      const share = Math.min(right, sourceX + 1) - Math.max(left, sourceX)
      const at = (start + sourceX) * 4
      r += share * LINEAR_OF_BYTE[data[at]!]!
      g += share * LINEAR_OF_BYTE[data[at + 1]!]!
      b += share * LINEAR_OF_BYTE[data[at + 2]!]!
    }
    const factor = weight / spans.scale
    row[x * 3] = row[x * 3]! + r * factor
    row[x * 3 + 1] = row[x * 3 + 1]! + g * factor
    row[x * 3 + 2] = row[x * 3 + 2]! + b * factor
  }
}
