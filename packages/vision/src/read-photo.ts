import type { HairMask, RgbaImage } from './image.ts'
import { measureHair } from './measure/measure-hair.ts'
import { isPureNoise } from './noise-check.ts'
import type { PhotoHints, Reading } from './reading.ts'
import { type HairNet, segmentHair } from './segment/index.ts'

export type PhotoReading =
  | { readonly ok: true; readonly reading: Reading; readonly mask: HairMask }
  | { readonly ok: false; readonly code: 'no-hair'; readonly mask: HairMask }

/** Smaller pictures hold no strands that could be told from noise. */
const LEAST_SIDE = 32

/**
 * Finds and measures the hair of a photo at working size (see resizeImage). A photo without hair is an answer, not an
 * error; nothing throws. The mask comes back in either case so that it can be shown and corrected.
 */
export function readPhoto(net: HairNet, image: RgbaImage, hints?: PhotoHints): PhotoReading {
  if (Math.min(image.width, image.height) < LEAST_SIDE) {
    const { width, height } = image
    return { ok: false, code: 'no-hair', mask: { width, height, data: new Uint8Array(width * height) } }
  }
  const { mask, hairFound } = segmentHair(net, image, hints?.strokes)
  const reading = hairFound && !isPureNoise(image, mask) ? measureHair(image, mask, hints) : null
  return reading ? { ok: true, reading, mask } : { ok: false, code: 'no-hair', mask }
}
