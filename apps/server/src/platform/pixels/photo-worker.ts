import { type PhotoHints, type Reading, renderSamplePhoto } from '@riflesso/vision'
import sharp from 'sharp'
import { readHairNet } from './hair-weights.ts'
import { encodeKeptPhoto, type KeptPhoto } from './kept-photo.ts'
import { type MeasureFailure, measurePhoto } from './measure-photo.ts'

export type PhotoTask = { readonly bytes: Uint8Array; readonly hints: PhotoHints | undefined }

export type ReadPhoto = { readonly ok: true; readonly reading: Reading } & KeptPhoto
export type PhotoTaskAnswer = ReadPhoto | MeasureFailure

/** After so many photos nearly all that matters has been compiled. */
const WARM_UPS = 4
const DRAWN = { roots: '#4A352B', lengths: '#5A4030', ends: '#6E5240' }

// No operation ever meets the same photo again: what libvips would remember of it is memory lost.
sharp.cache(false)

const net = readHairNet()

/** What a thread of the pool does with one photo. */
export const processPhoto = async ({ bytes, hints }: PhotoTask): Promise<PhotoTaskAnswer> => {
  const measured = await measurePhoto(net, bytes, hints)
  if (!measured.ok) return measured
  return { ok: true, reading: measured.reading, ...(await encodeKeptPhoto(measured.image, measured.measured)) }
}

/** Takes a drawn photo through every stage: the first real one would otherwise take four times as long as those after it. */
export const warmUp = async (): Promise<void> => {
  const { image } = renderSamplePhoto({ seed: 1, width: 200, hair: DRAWN })
  const bytes = await sharp(image.data, { raw: { width: image.width, height: image.height, channels: 4 } })
    .removeAlpha()
    .resize({ width: 1200 })
    .jpeg()
    .toBuffer()
  for (let round = 0; round < WARM_UPS; round++) {
    const answer = await processPhoto({ bytes, hints: undefined })
    if (!answer.ok) throw new Error(answer.code)
  }
}
