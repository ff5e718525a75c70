import type { HairMask, RgbaImage } from './image.ts'
import { measureHair } from './measure/measure-hair.ts'
import { weightOf } from './measure/quality.ts'
import { isPureNoise } from './noise-check.ts'
import type { PhotoHints, Reading } from './reading.ts'
import { type HairNet, segmentHair } from './segment/index.ts'

export type PhotoReading =
  | { readonly ok: true; readonly reading: Reading; readonly mask: HairMask }
  | { readonly ok: false; readonly code: 'no-hair'; readonly mask: HairMask }

/** Longest side, in pixels, of the picture that servers and browsers hand to `readPhoto`: a larger one reads the same and takes longer. */
export const MEASURED_SIDE = 800

/** Smaller pictures hold no strands that could be told from noise. */
const LEAST_SIDE = 32

/** Below this a mask deserves the user's eye (see judgement.ts). */
const SURE_FROM = 0.5

/**
 * Finds and measures the hair of a photo at working size (see resizeImage). A photo without hair is an answer, not an
 * error; nothing throws. The mask comes back in either case so that it can be shown and corrected.
 */
export function readPhoto(net: HairNet, image: RgbaImage, hints?: PhotoHints): PhotoReading {
  if (Math.min(image.width, image.height) < LEAST_SIDE) {
    const { width, height } = image
    return { ok: false, code: 'no-hair', mask: { width, height, data: new Uint8Array(width * height) } }
  }
  const { mask, hairFound, confidence } = segmentHair(net, image, hints?.strokes)
  const isMarked = hints?.strokes.some(({ kind }) => kind === 'hair') ?? false
  const context = { maskConfidence: isMarked ? 1 : confidence }
  const reading = hairFound && !isPureNoise(image, mask) ? measureHair(image, mask, hints, context) : null
  if (!reading) return { ok: false, code: 'no-hair', mask }
  const isUnsure = !isMarked && confidence < SURE_FROM
  return { ok: true, reading: isUnsure ? withDoubt(reading) : reading, mask }
}

/** The same reading, which says that it may not be of hair, or not of all of it. */
function withDoubt(reading: Reading): Reading {
  const quality = [...reading.quality, { code: 'unsure-hair', severity: 'warning' } as const]
  return { ...reading, quality: quality.sort((a, b) => weightOf(b) - weightOf(a)) }
}
