import {
  type HairNet,
  MEASURED_SIDE,
  type PhotoHints,
  type Reading,
  type RecolorGoal,
  recolorHair,
  resizeImage,
  segmentHair,
} from '@riflesso/vision'
import type { MeasureFailure } from './decode-and-read.ts'
import { decodeImage } from './decode-image.ts'
import { encodeSimulation } from './simulation.ts'

/** Longest side of a preview, pixels: what a screen shows beside the formula. */
const PREVIEW_SIDE = 1200

/** A kept photo, what its hair was read as, and the colours that it is to be shown in. */
export type PreviewTask = {
  readonly bytes: Uint8Array
  readonly strokes: PhotoHints['strokes']
  readonly reading: Reading
  readonly goal: RecolorGoal
}

export type PreviewTaskAnswer = { readonly ok: true; readonly jpeg: Uint8Array<ArrayBuffer> } | MeasureFailure

/** The photo with its hair in the goal's colours, marked as simulated. Blocks the thread: workers only. */
export const drawPreview = async (
  net: HairNet,
  { bytes, strokes, reading, goal }: PreviewTask,
): Promise<PreviewTaskAnswer> => {
  const decoded = await decodeImage(bytes, { maxSide: PREVIEW_SIDE })
  if (!decoded.ok) return decoded
  const { image } = decoded
  const { mask, hairFound } = segmentHair(net, resizeImage(image, MEASURED_SIDE), strokes)
  if (!hairFound) return { ok: false, code: 'no-hair' }
  return { ok: true, jpeg: await encodeSimulation(recolorHair(image, mask, reading, goal)) }
}
