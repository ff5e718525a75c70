import type { RgbaImage } from '@riflesso/vision'

const INKS = 4

/**
 * Ink without a profile: each ink, and black, absorbs its share of the light. Programs that write such files do the same;
 * a press profile would darken and shift them. C, M, Y, K from 0 (none) to 255 (full).
 */
export const rgbaFromInk = (ink: Uint8Array, width: number, height: number): RgbaImage => {
  const data = new Uint8ClampedArray(ink.length)
  for (let at = 0; at < ink.length; at += INKS) {
    const light = 255 - (ink[at + 3] ?? 0)
    data[at] = ((255 - (ink[at] ?? 0)) * light) / 255
    data[at + 1] = ((255 - (ink[at + 1] ?? 0)) * light) / 255
    data[at + 2] = ((255 - (ink[at + 2] ?? 0)) * light) / 255
    data[at + 3] = 255
  }
  return { width, height, data }
}
