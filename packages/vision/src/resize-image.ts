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

/** For each target column the source columns it covers, and how much of the outermost two. */
type Spans = {
  readonly first: Int32Array
  readonly last: Int32Array
  readonly headShare: Float32Array
  /** 0 where the first column is also the last. */
  readonly tailShare: Float32Array
  readonly scale: number
}

function spans(sourceWidth: number, width: number): Spans {
  const scale = sourceWidth / width
  const first = Int32Array.from({ length: width }, (_, x) => Math.floor(x * scale))
  const rightOf = (x: number) => Math.min(sourceWidth, x * scale + scale)
  const last = Int32Array.from({ length: width }, (_, x) => Math.ceil(rightOf(x)) - 1)
  return {
    first,
    last,
    headShare: Float32Array.from({ length: width }, (_, x) => Math.min(rightOf(x), first[x]! + 1) - x * scale),
    tailShare: Float32Array.from({ length: width }, (_, x) => (last[x]! > first[x]! ? rightOf(x) - last[x]! : 0)),
    scale,
  }
}

// The share of every inner column is one: this loop runs over all pixels of a camera's picture.
function addRow(image: RgbaImage, sourceY: number, weight: number, spans: Spans, row: Float32Array): void {
  const { data } = image
  const { first, last, headShare, tailShare } = spans
  const start = sourceY * image.width
  const factor = weight / spans.scale
  for (let x = 0; x < first.length; x++) {
    let at = (start + first[x]!) * 4
    const end = (start + last[x]!) * 4
    const head = headShare[x]!
    let r = head * LINEAR_OF_BYTE[data[at]!]!
    let g = head * LINEAR_OF_BYTE[data[at + 1]!]!
    let b = head * LINEAR_OF_BYTE[data[at + 2]!]!
    for (at += 4; at < end; at += 4) {
      r += LINEAR_OF_BYTE[data[at]!]!
      g += LINEAR_OF_BYTE[data[at + 1]!]!
      b += LINEAR_OF_BYTE[data[at + 2]!]!
    }
    const tail = tailShare[x]!
    if (tail > 0) {
      r += tail * LINEAR_OF_BYTE[data[end]!]!
      g += tail * LINEAR_OF_BYTE[data[end + 1]!]!
      b += tail * LINEAR_OF_BYTE[data[end + 2]!]!
    }
    row[x * 3] = row[x * 3]! + r * factor
    row[x * 3 + 1] = row[x * 3 + 1]! + g * factor
    row[x * 3 + 2] = row[x * 3 + 2]! + b * factor
  }
}
