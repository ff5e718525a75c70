import { readFile } from 'node:fs/promises'
import type { Reading } from '@riflesso/vision'
import sharp from 'sharp'
import { pictureFile } from '../picture-file.ts'
import { decodeAndRead, type MeasuredPhoto, type MeasureFailure, type PhotoFile } from './decode-and-read.ts'
import { drawPreview, type PreviewTask } from './draw-preview.ts'
import { encodeKeptPhoto, type KeptPhoto } from './encode-pictures.ts'
import { encodeHairCrop } from './hair-crop.ts'
import { readHairNet } from './hair-weights.ts'

export type ReadPhoto = {
  readonly ok: true
  readonly reading: Reading
  /** The hair alone, as a JPEG; null if it was not requested. */
  readonly hairCrop: Uint8Array | null
} & KeptPhoto
export type PhotoTaskAnswer = ReadPhoto | MeasureFailure
/** The reading of a photo that is not kept. */
export type MeasureTaskAnswer = Pick<ReadPhoto, 'ok' | 'reading'> | MeasureFailure

// Each photo is processed once: the cache of libvips would only waste memory.
sharp.cache(false)

const net = readHairNet()

const keep = async (
  { reading, image, measured, mask }: MeasuredPhoto,
  { withHairCrop = false }: PhotoFile,
): Promise<ReadPhoto> => ({
  ok: true,
  reading,
  hairCrop: withHairCrop ? await encodeHairCrop(measured, mask) : null,
  ...(await encodeKeptPhoto(image, measured)),
})

/** Task: one photo. */
export const processPhoto = async (photo: PhotoFile): Promise<PhotoTaskAnswer> => {
  const measured = await decodeAndRead(net, photo)
  return measured.ok ? keep(measured, photo) : measured
}

/** Task: one photo of which nothing but the reading is needed. */
export const measurePhoto = async (photo: PhotoFile): Promise<MeasureTaskAnswer> => {
  const measured = await decodeAndRead(net, photo)
  return measured.ok ? { ok: true, reading: measured.reading } : measured
}

/** Task: the preview of a goal on a stored photo. */
export const processPreview = (task: PreviewTask) => drawPreview(net, task)

/** Tasks: the measured picture of a photo; a picture of unknown origin. */
export { encodeMeasured, recodePicture } from './encode-pictures.ts'

/** Measures a sample photo. Without this the first real one takes four times as long as later ones. */
export const warmUp = async (): Promise<void> => {
  const answer = await processPhoto({ bytes: await readFile(pictureFile('samples/castano-rame-prima.jpg')) })
  if (!answer.ok) throw new Error(answer.code)
}
