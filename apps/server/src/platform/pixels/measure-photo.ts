import {
  type HairMask,
  type HairNet,
  MEASURED_SIDE,
  type PhotoHints,
  type Reading,
  type RgbaImage,
  readPhoto,
  resizeImage,
} from '@riflesso/vision'
import { decodeImage, type ImageErrorCode } from './decode-image.ts'

/** Longest side of the copy that is kept, pixels: product ruling on kept photos. */
const KEPT_SIDE = 1600

export type MeasuredPhoto = {
  readonly ok: true
  readonly reading: Reading
  /** The picture that was measured. */
  readonly measured: RgbaImage
  /** Where the hair is, at the size that was measured. */
  readonly mask: HairMask
  /** The upright photo, at most `KEPT_SIDE` long. */
  readonly image: RgbaImage
}

export type MeasureFailure = { readonly ok: false; readonly code: ImageErrorCode | 'no-hair' }

/** From the bytes of a photo to the measured hair. Blocks the thread for some tenths of a second: workers and command lines only. */
export const measurePhoto = async (
  net: HairNet,
  bytes: Uint8Array,
  hints?: PhotoHints,
): Promise<MeasuredPhoto | MeasureFailure> => {
  const decoded = await decodeImage(bytes, { maxSide: KEPT_SIDE })
  if (!decoded.ok) return decoded
  const { image } = decoded
  const measured = resizeImage(image, MEASURED_SIDE)
  const photo = readPhoto(net, measured, hints)
  if (!photo.ok) return { ok: false, code: photo.code }
  return { ok: true, reading: photo.reading, measured, mask: photo.mask, image }
}
