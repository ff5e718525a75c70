import type { HairMask, RgbaImage } from './image.ts'
import { type MeasuringContext, measureHair } from './measure/measure-hair.ts'
import { type MarkedPhoto, measureHairOfPair } from './measure/measure-hair-of-pair.ts'
import { weightOf } from './measure/quality.ts'
import { isPureNoise } from './noise-check.ts'
import type { PhotoHints, Reading } from './reading.ts'
import { type HairNet, segmentHair } from './segment/index.ts'
import { doubtOf } from './segment/judgement.ts'

/** A photo at working size (see resizeImage) with the user's hints. */
export type HintedPhoto = { readonly image: RgbaImage; readonly hints?: PhotoHints | undefined }

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
  return readAlone(findHair(net, { image, hints }))
}

/** Reads Prima and Dopo of one client, each with the help of the other (see measureHairOfPair); Dopo is a wish. */
export function readPair(
  net: HairNet,
  prima: HintedPhoto,
  dopo: HintedPhoto,
): readonly [prima: PhotoReading, dopo: PhotoReading] {
  const [before, after] = [findHair(net, prima), findHair(net, dopo)]
  if (!before.hairFound || !after.hairFound) return [readAlone(before), readAlone(after)]
  const [one, other] = measureHairOfPair(before, after)
  return [answerOf(before, one), answerOf(after, other)]
}

/** The hair mask of a photo, before measuring. */
type FoundHair = MarkedPhoto & {
  readonly hairFound: boolean
  readonly context: MeasuringContext
  /** How much the mask needs to be checked. */
  readonly doubt: 'warning' | 'problem' | null
}

function findHair(net: HairNet, { image, hints }: HintedPhoto): FoundHair {
  const { width, height } = image
  if (Math.min(width, height) < MIN_SIDE) {
    const mask = { width, height, data: new Uint8Array(width * height) }
    return { image, mask, hints, hairFound: false, context: {}, doubt: null }
  }
  const { mask, hairFound, share, confidence, isMarked } = segmentHair(net, image, hints?.strokes)
  return {
    image,
    mask,
    hints,
    hairFound: hairFound && !isPureNoise(image, mask),
    context: { maskConfidence: isMarked ? 1 : confidence },
    doubt: isMarked ? null : doubtOf({ confidence, share }),
  }
}

function readAlone(found: FoundHair): PhotoReading {
  const { image, mask, hints, context } = found
  return answerOf(found, found.hairFound ? measureHair(image, mask, hints, context) : null)
}

function answerOf({ mask, doubt }: FoundHair, reading: Reading | null): PhotoReading {
  if (!reading) return { ok: false, code: 'no-hair', mask }
  return { ok: true, reading: doubt ? withDoubt(reading, doubt) : reading, mask }
}

/** The same reading with the note that the mask may miss hair or include something else. */
function withDoubt(reading: Reading, severity: 'warning' | 'problem'): Reading {
  const quality = [...reading.quality, { code: 'unsure-hair', severity } as const]
  return { ...reading, quality: quality.sort((a, b) => weightOf(b) - weightOf(a)) }
}
