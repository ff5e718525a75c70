import { writeLab } from '../colour/lab.ts'
import { LINEAR_OF_BYTE } from '../colour/srgb.ts'
import type { HairMask, RgbaImage } from '../image.ts'

/** A sample of the pixels that are not hair, on a regular grid. */
export type Surround = {
  readonly count: number
  /** Linear R, G, B, three values a sample. */
  readonly linear: Float32Array
  /** L*, a*, b*, three values a sample. */
  readonly lab: Float32Array
  /** Column of the sample as a share of the width, 0-1. */
  readonly across: Float32Array
  /** Samples taken of the whole picture, hair included. */
  readonly gridSize: number
}

const MOST_SAMPLES = 24_000
const CLIPPED_ABOVE = 250
const HAIR_ABOVE = 40

/** Takes the samples; clipped and black pixels tell nothing about the light and are left out. */
export function sampleSurround(image: RgbaImage, mask: HairMask): Surround {
  const { width, height, data } = image
  const step = Math.max(1, Math.ceil(Math.sqrt((width * height) / MOST_SAMPLES)))
  const capacity = Math.ceil(width / step) * Math.ceil(height / step)
  const linear = new Float32Array(capacity * 3)
  const lab = new Float32Array(capacity * 3)
  const across = new Float32Array(capacity)
  let count = 0
  for (let y = 0; y < height; y += step) {
    const maskRow = Math.floor((y * mask.height) / height) * mask.width
    for (let x = 0; x < width; x += step) {
      if (mask.data[maskRow + Math.floor((x * mask.width) / width)]! > HAIR_ABOVE) continue
      const at = (y * width + x) * 4
      const r = data[at]!
      const g = data[at + 1]!
      const b = data[at + 2]!
      if (Math.max(r, g, b) > CLIPPED_ABOVE || Math.max(r, g, b) < 12) continue
      linear[count * 3] = LINEAR_OF_BYTE[r]!
      linear[count * 3 + 1] = LINEAR_OF_BYTE[g]!
      linear[count * 3 + 2] = LINEAR_OF_BYTE[b]!
      writeLab(linear[count * 3]!, linear[count * 3 + 1]!, linear[count * 3 + 2]!, lab, count * 3)
      across[count] = x / width
      count++
    }
  }
  return { count, linear, lab, across, gridSize: capacity }
}
