import type { HairMask, RgbaImage } from './image.ts'

const MAX_SAMPLES = 20_000
const FAR = 7
/** In photos neighbouring pixels are more alike than distant ones; in noise they are not. */
const ALIKE = 0.9
/** Mean difference of neighbours (8-bit values) below which the marked area is smooth, not noise. */
const MIN_DIFFERENCE = 4

/** True when the marked pixels are random rather than a picture of something: neighbours are no more alike than distant pixels. */
export function isPureNoise(image: RgbaImage, mask: HairMask): boolean {
  const { width, height, data } = image
  const step = Math.max(1, Math.floor(Math.sqrt((width * height) / MAX_SAMPLES)))
  let near = 0
  let far = 0
  let count = 0
  for (let y = 0; y < height - FAR; y += step) {
    for (let x = 0; x < width - FAR; x += step) {
      const place = y * width + x
      if (mask.data[place]! < 128) continue
      const here = data[place * 4 + 1]!
      const right = Math.abs(here - data[(place + 1) * 4 + 1]!)
      const below = Math.abs(here - data[(place + width) * 4 + 1]!)
      near += Math.min(right, below)
      far += Math.min(
        Math.abs(here - data[(place + FAR) * 4 + 1]!),
        Math.abs(here - data[(place + FAR * width) * 4 + 1]!),
      )
      count++
    }
  }
  return count > 0 && near / count > MIN_DIFFERENCE && near > far * ALIKE
}
