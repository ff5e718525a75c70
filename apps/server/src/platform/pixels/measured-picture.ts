import sharp from 'sharp'
import { decodeAtBothSizes } from './decode-and-read.ts'
import type { ImageErrorCode } from './decode-image.ts'

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
