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

/** Longest side of the archived copy, pixels: product ruling on archived photos. */
export const KEPT_SIDE = 1600

/** The bytes of a photo, and the user's hints on it. */
export type PhotoFile = {
  readonly bytes: Uint8Array
  readonly hints?: PhotoHints | undefined
  /** Whether to return a picture of the hair alone too. */
  readonly withHairCrop?: boolean | undefined
}

export type MeasuredPhoto = {
  readonly ok: true
  readonly reading: Reading
  /** The picture that was measured. */
  readonly measured: RgbaImage
  /** The hair mask, at the size that was measured. */
  readonly mask: HairMask
  /** The upright photo, at most `KEPT_SIDE` long. */
  readonly image: RgbaImage
}

export type MeasureFailure = { readonly ok: false; readonly code: ImageErrorCode | 'no-hair' }

/** Decodes a photo and measures its hair. Blocks the thread for tenths of a second: for workers and command lines only. */
export const decodeAndRead = async (net: HairNet, file: PhotoFile): Promise<MeasuredPhoto | MeasureFailure> => {
  const decoded = await decodeAtBothSizes(file)
  if (!decoded.ok) return decoded
  const photo = readPhoto(net, decoded.measured, file.hints)
  return photo.ok ? { ...decoded, reading: photo.reading, mask: photo.mask } : { ok: false, code: photo.code }
}

type DecodeFailure = { readonly ok: false; readonly code: ImageErrorCode }

type BothSizes = Pick<MeasuredPhoto, 'ok' | 'image' | 'measured'>

/** Decodes a photo for the archive and for measuring. */
export const decodeAtBothSizes = async ({ bytes }: Pick<PhotoFile, 'bytes'>): Promise<BothSizes | DecodeFailure> => {
  const decoded = await decodeImage(bytes, { maxSide: KEPT_SIDE })
  if (!decoded.ok) return decoded
  const { image } = decoded
  return { ok: true, image, measured: resizeImage(image, MEASURED_SIDE) }
}
