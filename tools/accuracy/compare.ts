import { deltaE00, type Lab, levelFromLab, toneFromLab } from '../../packages/colorimetry/src/index.ts'
import type { HairMask } from '../../packages/vision/src/index.ts'
import { round } from './statistics.ts'

/** Error of a measurement. */
export type ColourError = {
  readonly deltaE: number
  /** Measured minus true level. */
  readonly level: number
  readonly tone: boolean
}

export function colourError(found: Lab, truth: Lab): ColourError {
  return {
    deltaE: round(deltaE00(found, truth), 2),
    level: round(levelFromLab(found) - levelFromLab(truth), 2),
    tone: toneFromLab(found).primary === toneFromLab(truth).primary,
  }
}

/** Resizes a mask by nearest neighbour. */
export function maskOfSize(mask: HairMask, width: number, height: number): HairMask {
  if (mask.width === width && mask.height === height) return mask
  const data = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const row = Math.min(mask.height - 1, Math.floor(((y + 0.5) * mask.height) / height)) * mask.width
    for (let x = 0; x < width; x++) {
      data[y * width + x] = mask.data[row + Math.min(mask.width - 1, Math.floor(((x + 0.5) * mask.width) / width))] ?? 0
    }
  }
  return { width, height, data }
}

/** Intersection over union of two masks of equal size, thresholded at one half. */
export function overlap(one: HairMask, other: HairMask): number {
  let both = 0
  let either = 0
  for (let i = 0; i < one.data.length; i++) {
    const a = (one.data[i] ?? 0) >= 128
    const b = (other.data[i] ?? 0) >= 128
    if (a && b) both++
    if (a || b) either++
  }
  return either === 0 ? 1 : round(both / either, 3)
}
