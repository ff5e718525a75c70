import sharp from 'sharp'
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
