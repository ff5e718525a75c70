import { byteOfLinear, LINEAR_OF_BYTE } from './colour/srgb.ts'
import type { RgbaImage } from './image.ts'
import { AVERAGE_ROWS } from './wasm/compiled.ts'
import { type Kernel, kernelOf } from './wasm/kernel.ts'

/**
 * The picture reduced so that its longer side has at most `maxSide` pixels: area average in linear light, so that fine
 * strands keep their colour seen from a distance. A picture that is small enough is returned unchanged. Alpha becomes opaque.
 */
export function resizeImage(image: RgbaImage, maxSide: number): RgbaImage {
  const longSide = Math.max(image.width, image.height)
  if (longSide <= maxSide) return image
  const width = Math.max(1, Math.round((image.width * maxSide) / longSide))
  const height = Math.max(1, Math.round((image.height * maxSide) / longSide))
  const rows = averageRows(image.width, width)
  const data = new Uint8ClampedArray(width * height * PIXEL_BYTES)
  const sourceBytes = image.width * PIXEL_BYTES
  const scaleY = image.height / height
  for (let y = 0; y < height; y++) {
    const top = y * scaleY
    const bottom = Math.min(image.height, top + scaleY)
    for (let sourceY = Math.floor(top); sourceY < bottom; sourceY++) {
      const weight = (Math.min(bottom, sourceY + 1) - Math.max(top, sourceY)) / scaleY
      rows.add(image.data.subarray(sourceY * sourceBytes, (sourceY + 1) * sourceBytes), weight)
    }
    data.set(rows.finished(), y * width * PIXEL_BYTES)
  }
  return { width, height, data }
}

/** The functions of average-rows.wat. */
type AverageRows = {
  readonly addRow: (light: number, source: number, width: number, row: number, weight: number) => void
  readonly encodeRow: (
    bytes: number,
    steps: number,
    row: number,
    spans: number,
    scale: number,
    width: number,
    target: number,
  ) => void
}

const PIXEL_BYTES = 4
const VECTOR_BYTES = 16
const SPAN_BYTES = 16
const BYTE_STEPS = 8192
// Its memory: two tables, then what each size of picture needs.
const LIGHT_AT = 0
const BYTES_AT = LIGHT_AT + 3 * 256 * VECTOR_BYTES
const SPANS_AT = BYTES_AT + BYTE_STEPS + VECTOR_BYTES

const startKernel = kernelOf(AVERAGE_ROWS)
let running: Kernel | undefined

/** Averages rows of `sourceWidth` pixels to rows of `width`: several source rows are added before each row is finished. */
function averageRows(sourceWidth: number, width: number) {
  const rowAt = SPANS_AT + width * SPAN_BYTES
  const targetAt = rowAt + sourceWidth * VECTOR_BYTES
  const sourceAt = targetAt + width * PIXEL_BYTES
  const bytes = sourceAt + sourceWidth * PIXEL_BYTES
  if (!running || running.buffer.byteLength < bytes) running = startWithTables(bytes)
  const { exports, buffer } = running
  const { addRow, encodeRow } = exports as AverageRows
  writeSpans(new DataView(buffer, SPANS_AT, width * SPAN_BYTES), sourceWidth, width)
  const source = new Uint8Array(buffer, sourceAt, sourceWidth * PIXEL_BYTES)
  const row = new Float32Array(buffer, rowAt, sourceWidth * 4).fill(0)
  const target = new Uint8Array(buffer, targetAt, width * PIXEL_BYTES)
  return {
    add(pixels: RgbaImage['data'], weight: number): void {
      source.set(pixels)
      addRow(LIGHT_AT, sourceAt, sourceWidth, rowAt, weight)
    },
    finished(): Uint8Array {
      encodeRow(BYTES_AT, BYTE_STEPS, rowAt, SPANS_AT, width / sourceWidth, width, targetAt)
      row.fill(0)
      return target
    },
  }
}

function startWithTables(memoryBytes: number): Kernel {
  const kernel = startKernel(memoryBytes)
  const light = new Float32Array(kernel.buffer, LIGHT_AT, 3 * 256 * 4)
  for (let channel = 0; channel < 3; channel++) {
    for (const [byte, value] of LINEAR_OF_BYTE.entries()) light[(channel * 256 + byte) * 4 + channel] = value
  }
  const bytes = new Uint8Array(kernel.buffer, BYTES_AT, BYTE_STEPS + 1)
  for (let step = 0; step <= BYTE_STEPS; step++) bytes[step] = byteOfLinear(step / BYTE_STEPS)
  return kernel
}

/** For each target column the source columns that it covers, and the weights of the outermost two, in the layout of the kernel. */
function writeSpans(view: DataView, sourceWidth: number, width: number): void {
  const scale = sourceWidth / width
  for (let x = 0; x < width; x++) {
    const right = Math.min(sourceWidth, x * scale + scale)
    const first = Math.floor(x * scale)
    const last = Math.ceil(right) - 1
    const at = x * SPAN_BYTES
    view.setInt32(at, first * VECTOR_BYTES, true)
    view.setInt32(at + 4, last * VECTOR_BYTES, true)
    view.setFloat32(at + 8, Math.min(right, first + 1) - x * scale, true)
    view.setFloat32(at + 12, right - last, true)
  }
}
