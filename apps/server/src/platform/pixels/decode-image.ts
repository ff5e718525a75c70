import { type ErrorCode, MAX_IMAGE_BYTES, MAX_IMAGE_PIXELS } from '@riflesso/contract'
import type { RgbaImage } from '@riflesso/vision'
import { type PhotoFormat, readPhotoHeader, recognisePhoto } from '@riflesso/vision/file'
import sharp, { type Sharp, type SharpOptions } from 'sharp'
import { declaredPixels } from './declared-pixels.ts'
import { decodeBmp } from './decode-bmp.ts'
import { decodeHeic } from './heic.ts'
import { rgbaFromInk } from './naive-cmyk.ts'
import { profiledTiff } from './profiled-tiff.ts'

export type ImageErrorCode = Extract<ErrorCode, `image-${string}`>

type DecodedPhoto = {
  readonly ok: true
  /** Upright, sRGB, on white where the file was transparent; at most `maxSide` long. */
  readonly image: RgbaImage
  /** Full size of the upright photo, pixels. */
  readonly width: number
  readonly height: number
  readonly format: PhotoFormat
}

export type DecodeAnswer = DecodedPhoto | { readonly ok: false; readonly code: ImageErrorCode }

const refused = (code: ImageErrorCode): DecodeAnswer => ({ ok: false, code })

const inputOptions: SharpOptions = {
  // A truncated photo would be measured on grey filling: refuse it. Mere warnings are common in phone photos.
  failOn: 'error',
  limitInputPixels: MAX_IMAGE_PIXELS,
}

/** ITU-T H.273: the colour primaries of Display P3. */
const PRIMARIES_P3 = 12

let displayP3: Promise<Uint8Array | null> | undefined

/** The Display P3 profile included in sharp. */
const displayP3Profile = () => {
  displayP3 ??= sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } })
    .withIccProfile('p3')
    .png()
    .toBuffer()
    .then((png) => sharp(png).metadata())
    .then((metadata) => metadata.icc ?? null)
  return displayP3
}

/** Upright, at most `maxSide`. */
const fitted = (source: Sharp, maxSide: number) =>
  source.autoOrient().resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })

/** Fitted, sRGB, 8 bits, opaque. */
const toWorkingImage = async (source: Sharp, maxSide: number): Promise<RgbaImage> => {
  const { data, info } = await fitted(source, maxSide)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  return {
    width: info.width,
    height: info.height,
    data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.length),
  }
}

/** The same from ink values without a profile. */
const inkToWorkingImage = async (source: Sharp, maxSide: number): Promise<RgbaImage> => {
  const { data, info } = await fitted(source.pipelineColourspace('cmyk'), maxSide)
    .toColourspace('cmyk')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  return rgbaFromInk(data, info.width, info.height)
}

const decodeHeicPhoto = async (bytes: Uint8Array, maxSide: number): Promise<DecodeAnswer> => {
  const answer = decodeHeic(bytes, MAX_IMAGE_PIXELS)
  if (!answer.ok) return answer
  const { photo } = answer
  const icc = photo.icc ?? (photo.primaries === PRIMARIES_P3 ? await displayP3Profile() : null)
  const { width, height, rgb } = photo
  const source = icc
    ? sharp(profiledTiff(photo, icc), inputOptions)
    : sharp(rgb, { ...inputOptions, raw: { width, height, channels: 3 } })
  return { ok: true, image: await toWorkingImage(source, maxSide), width, height, format: 'heic' }
}

const decodeBmpPhoto = async (bytes: Uint8Array, maxSide: number): Promise<DecodeAnswer> => {
  const photo = decodeBmp(bytes)
  if (photo === null) return refused('image-broken')
  const { width, height, rgb } = photo
  const source = sharp(rgb, { ...inputOptions, raw: { width, height, channels: 3 } })
  return { ok: true, image: await toWorkingImage(source, maxSide), width, height, format: 'bmp' }
}

/** Why a GIF or BMP is refused by its header, or null: their decoders would return a part of a truncated file. */
const headerProblem = (bytes: Uint8Array, format: 'gif' | 'bmp'): ImageErrorCode | null => {
  const header = readPhotoHeader(bytes, format)
  if (header === null) return 'image-broken'
  return header.width * header.height > MAX_IMAGE_PIXELS ? 'image-too-many-pixels' : null
}

/**
 * Decodes a photo for measuring and showing: JPEG, PNG, WebP, HEIC, AVIF, GIF or plain BMP, detected by content; EXIF orientation or the
 * container's rotation applied once; the embedded ICC profile (or plain CMYK, grey, palette, 16 bits) converted to sRGB; alpha
 * composited on white; reduced to at most `maxSide` pixels a side, never enlarged.
 *
 * Refuses more than 10 MB (`image-too-large`), more than 60 megapixels by the header (`image-too-many-pixels`), other
 * formats (`image-unsupported`), animations (`image-animated`) and damaged or truncated files (`image-broken`).
 * HEIC blocks the calling thread while it decodes: call this in a worker.
 */
export const decodeImage = async (
  bytes: Uint8Array,
  { maxSide }: { readonly maxSide: number },
): Promise<DecodeAnswer> => {
  if (bytes.length > MAX_IMAGE_BYTES) return refused('image-too-large')
  const recognised = recognisePhoto(bytes)
  if (!recognised.ok) return recognised
  const { format } = recognised
  try {
    if (format === 'heic') return await decodeHeicPhoto(bytes, maxSide)
    const problem = format === 'gif' || format === 'bmp' ? headerProblem(bytes, format) : null
    if (problem !== null) return refused(problem)
    if (format === 'bmp') return await decodeBmpPhoto(bytes, maxSide)
    // Checked here, so that the answer can distinguish "too many pixels" from "broken".
    const header = await sharp(bytes, { ...inputOptions, limitInputPixels: false }).metadata()
    if (header.width * header.height > MAX_IMAGE_PIXELS) return refused('image-too-many-pixels')
    if ((header.pages ?? 1) > 1) return refused('image-animated')
    const source = sharp(bytes, inputOptions)
    const plainInk = header.space === 'cmyk' && !header.hasProfile
    const image = await (plainInk ? inkToWorkingImage(source, maxSide) : toWorkingImage(source, maxSide))
    return { ok: true, image, width: header.autoOrient.width, height: header.autoOrient.height, format }
  } catch {
    return refused(declaredPixels(bytes, format) > MAX_IMAGE_PIXELS ? 'image-too-many-pixels' : 'image-broken')
  }
}
