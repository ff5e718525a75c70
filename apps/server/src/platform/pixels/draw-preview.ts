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

/** Longest side of a preview, pixels: its size on a screen beside the formula. */
const PREVIEW_SIDE = 1200

/** An archived photo, the reading of its hair, and the target colours. */
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
