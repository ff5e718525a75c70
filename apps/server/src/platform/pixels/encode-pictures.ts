import type { RgbaImage } from '@riflesso/vision'
import sharp from 'sharp'
import { decodeAtBothSizes } from './decode-and-read.ts'
import { decodeImage, type ImageErrorCode } from './decode-image.ts'

/** Bytes that may be a picture, and the longest side it may have afterwards, pixels. */
export type RecodeTask = { readonly bytes: Uint8Array; readonly maxSide: number }

export type RecodeTaskAnswer =
  | { readonly ok: true; readonly jpeg: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly code: ImageErrorCode }

/**
 * A picture of unknown origin as a JPEG in sRGB made from its pixels: nothing else of the file gets through. May block the
 * thread: workers only.
 */
export const recodePicture = async ({ bytes, maxSide }: RecodeTask): Promise<RecodeTaskAnswer> => {
  const decoded = await decodeImage(bytes, { maxSide })
  if (!decoded.ok) return decoded
  const { width, height, data } = decoded.image
  const jpeg = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 85 })
    .toBuffer()
  return { ok: true, jpeg: new Uint8Array(jpeg) }
}

/** A photo to show where a browser cannot. */
export type PictureTask = { readonly bytes: Uint8Array }

export type PictureTaskAnswer =
  | { readonly ok: true; readonly png: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly code: ImageErrorCode }

/** The picture that would be measured, losslessly: who measures it gets the same reading. May block the thread: workers only. */
export const encodeMeasured = async ({ bytes }: PictureTask): Promise<PictureTaskAnswer> => {
  const decoded = await decodeAtBothSizes({ bytes })
  if (!decoded.ok) return decoded
  const { width, height, data } = decoded.measured
  const png = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png()
    .toBuffer()
  return { ok: true, png: new Uint8Array(png) }
}

/** Longest side of a list thumbnail, pixels: twice the cards' width, for dense screens. */
const THUMBNAIL_SIDE = 288

export type KeptPhoto = {
  /** JPEG in sRGB without any metadata: re-encoded from pixels, so that no location or name of the original remains. */
  readonly jpeg: Uint8Array<ArrayBuffer>
  /** The same, small, as a data URL. */
  readonly thumbnail: string
}

const opaque = ({ width, height, data }: RgbaImage) =>
  sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha()

/** Encodes the two copies of a photo that are archived; `small` is the same picture, large enough for a thumbnail. */
export const encodeKeptPhoto = async (image: RgbaImage, small: RgbaImage): Promise<KeptPhoto> => {
  const [jpeg, thumbnail] = await Promise.all([
    // Optimised Huffman codes would save a twentieth of the file and double the time of encoding.
    opaque(image).jpeg({ quality: 85, optimizeCoding: false }).toBuffer(),
    opaque(small)
      .resize({ width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 78 })
      .toBuffer(),
  ])
  return { jpeg: new Uint8Array(jpeg), thumbnail: `data:image/jpeg;base64,${thumbnail.toString('base64')}` }
}
