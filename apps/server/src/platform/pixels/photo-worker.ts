import type { PhotoHints, Reading } from '@riflesso/vision'
import { readHairNet } from './hair-weights.ts'
import { encodeKeptPhoto, type KeptPhoto } from './kept-photo.ts'
import { type MeasureFailure, measurePhoto } from './measure-photo.ts'

export type PhotoTask = { readonly bytes: Uint8Array; readonly hints: PhotoHints | undefined }

export type ReadPhoto = { readonly ok: true; readonly reading: Reading } & KeptPhoto
export type PhotoTaskAnswer = ReadPhoto | MeasureFailure

const net = readHairNet()

/** What a thread of the pool does with one photo. */
export const processPhoto = async ({ bytes, hints }: PhotoTask): Promise<PhotoTaskAnswer> => {
  const measured = await measurePhoto(net, bytes, hints)
  if (!measured.ok) return measured
  return { ok: true, reading: measured.reading, ...(await encodeKeptPhoto(measured.image, measured.measured)) }
}
