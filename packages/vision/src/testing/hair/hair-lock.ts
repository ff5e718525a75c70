import { byteOfLinear } from '../../colour/srgb.ts'
import type { RgbaImage } from '../../image.ts'
import { dyeTable } from './dye-table.ts'
import type { HairColours } from './hair-colour.ts'
import type { Wave } from './lock-guide.ts'
import { drawLockStrands } from './lock-strands.ts'
import { shadeHair } from './shade-hair.ts'
import { createStrandCanvas } from './strand-canvas.ts'

export type HairLockOptions = HairColours & {
  /** Pixels, 8 to 4096. */
  readonly width: number
  readonly height: number
  readonly seed: number
  readonly wave?: Wave
  /** Strength of the shine; 1 is healthy hair, 0 is dull. */
  readonly gloss?: number
}

/**
 * A full-frame sheet of hair, scalp at the top, tips at the bottom: the product's picture of a shade. The same options give the
 * same pixels. Between shine and shadow it has the requested colours, within about ΔE00 2.
 */
export function renderHairLock(options: HairLockOptions): RgbaImage {
  const width = sideOf(options.width)
  const height = sideOf(options.height)
  const canvas = createStrandCanvas(width, height)
  drawLockStrands(canvas, options.seed, options.wave ?? 'wavy', options.highlights?.share ?? 0)
  const light = shadeHair(canvas, dyeTable(options), options.gloss ?? 1)
  const data = new Uint8ClampedArray(width * height * 4)
  for (let pixel = 0; pixel < width * height; pixel++) {
    data[pixel * 4] = byteOfLinear(light[pixel * 3]!)
    data[pixel * 4 + 1] = byteOfLinear(light[pixel * 3 + 1]!)
    data[pixel * 4 + 2] = byteOfLinear(light[pixel * 3 + 2]!)
    data[pixel * 4 + 3] = 255
  }
  return { width, height, data }
}

function sideOf(pixels: number): number {
  return Math.min(4096, Math.max(8, Math.round(pixels) || 8))
}
