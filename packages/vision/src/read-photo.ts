import type { HairMask, RgbaImage } from './image.ts'
import { measureHair } from './measure/measure-hair.ts'
import { weightOf } from './measure/quality.ts'
import { isPureNoise } from './noise-check.ts'
import type { PhotoHints, Reading } from './reading.ts'
import { type HairNet, segmentHair } from './segment/index.ts'
import { doubtOf } from './segment/judgement.ts'

export type PhotoReading =
  | { readonly ok: true; readonly reading: Reading; readonly mask: HairMask }
  | { readonly ok: false; readonly code: 'no-hair'; readonly mask: HairMask }

/** Longest side in pixels of the picture that servers and browsers pass to `readPhoto`: larger ones take longer with the same result. */
export const MEASURED_SIDE = 800

/** In smaller pictures strands cannot be distinguished from noise. */
const MIN_SIDE = 32

/**
 * Finds and measures the hair of a photo at working size. A photo without hair is a result, not an error; never throws.
 * The mask is returned in either case so that it can be shown and corrected.
 */
export function readPhoto(net: HairNet, image: RgbaImage, hints?: PhotoHints): PhotoReading {
  const { width, height } = image
  if (Math.min(width, height) < MIN_SIDE)
    return { ok: false, code: 'no-hair', mask: { width, height, data: new Uint8Array(width * height) } }
  const { mask, hairFound, share, confidence, isUndecided, isMarked } = segmentHair(net, image, hints?.strokes)
  const isHair = hairFound && !isPureNoise(image, mask)
  const reading = isHair ? measureHair(image, mask, hints, { maskConfidence: isMarked ? 1 : confidence }) : null
  if (!reading) return { ok: false, code: 'no-hair', mask }
  const doubt = isMarked ? null : doubtOf({ confidence, share, isUndecided })
  return { ok: true, reading: doubt ? withDoubt(reading, doubt) : reading, mask }
}

/** The same reading with the note that the mask may miss hair or include something else. */
function withDoubt(reading: Reading, severity: 'warning' | 'problem'): Reading {
  const quality = [...reading.quality, { code: 'unsure-hair', severity } as const]
  return { ...reading, quality: quality.sort((a, b) => weightOf(b) - weightOf(a)) }
}

/** Whether the mask may not be hair at all: the user must mark the hair before the reading is used. */
export const needsHairMarks = ({ quality }: Pick<Reading, 'quality'>): boolean =>
  quality.some(({ code, severity }) => code === 'unsure-hair' && severity === 'problem')
