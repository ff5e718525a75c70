import type { HairMask, RgbaImage } from '../image.ts'
import { resizeImage } from '../resize-image.ts'
import { findHair } from './find-hair.ts'
import { guidedUpsampling } from './guided-upsampling.ts'
import type { HairNet } from './hair-net.ts'
import { hairProbability, personProbability } from './hair-probability.ts'
import { drawStrokes, type HairSeed, MARKED_HAIR, UNMARKED } from './strokes.ts'

export type HairSegmentation = {
  /** At the picture's own size. All zero when no hair was found. */
  readonly mask: HairMask
  /** False for pictures without hair of the head: landscapes, hats, bald heads, blank pictures. */
  readonly hairFound: boolean
  /** Share of the picture that is hair, 0 to 1. */
  readonly share: number
  /** Confidence that the mask is hair of the head, 0 to 1; 0 when none was found. */
  readonly confidence: number
  /** Whether the network is undecided about an area nearly as large as the mask. */
  readonly isUndecided: boolean
  /** Whether a stroke of hair was followed. */
  readonly isMarked: boolean
}

// Longer side, in pixels, at which the mask is refined.
const WORKING_SIDE = 256

/**
 * Finds the hair of a picture of any size from 1×1. `seeds` are the user's corrections: marked pixels become exactly what the
 * user marked, and marked hair is found even if the network finds none, unless it is bare skin or a flat area (see
 * withoutBareStrokes). Never throws.
 */
export function segmentHair(net: HairNet, image: RgbaImage, seeds: readonly HairSeed[] = []): HairSegmentation {
  const small = resizeImage(image, WORKING_SIDE)
  const { hair, hairFound, confidence, isUndecided, followed } = findHair(
    (picture, marks) => hairProbability(net, picture, marks),
    personProbability(net, small),
    small,
    seeds,
  )
  if (!hairFound) {
    const data = new Uint8Array(image.width * image.height)
    return {
      mask: { width: image.width, height: image.height, data },
      hairFound,
      share: 0,
      confidence: 0,
      isUndecided: false,
      isMarked: false,
    }
  }
  const data = guidedUpsampling({ width: small.width, height: small.height, data: hair }, small, image)
  if (followed.length > 0) {
    drawStrokes(followed, image.width, image.height).forEach((mark, i) => {
      if (mark !== UNMARKED) data[i] = mark === MARKED_HAIR ? 255 : 0
    })
  }
  let covered = 0
  for (let i = 0; i < data.length; i++) if (data[i]! >= 128) covered++
  return {
    mask: { width: image.width, height: image.height, data },
    hairFound,
    share: covered / data.length,
    confidence,
    isUndecided,
    isMarked: followed.some(({ kind }) => kind === 'hair'),
  }
}
