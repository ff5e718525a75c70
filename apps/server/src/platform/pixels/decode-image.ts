import { type ErrorCode, MAX_IMAGE_BYTES, MAX_IMAGE_PIXELS } from '@riflesso/contract'
import type { RgbaImage } from '@riflesso/vision'
import { type ColourSpace, type PhotoFormat, readPhotoHeader, recognisePhoto, srgbOf } from '@riflesso/vision/file'
import sharp, { type Sharp, type SharpOptions } from 'sharp'
import { decodeBmp } from './decode-bmp.ts'
import { decodeHeic } from './heic.ts'
import { profiledTiff } from './profiled-tiff.ts'

const INKS = 4

/**
 * Ink without a profile: each ink, and black, absorbs its share of the light. Programs that write such files do the same;
 * a press profile would darken and shift them. C, M, Y, K from 0 (none) to 255 (full).
 */
const rgbaFromInk = (ink: Uint8Array, width: number, height: number): RgbaImage => {
  const data = new Uint8ClampedArray(ink.length)
  for (let at = 0; at < ink.length; at += INKS) {
    const light = 255 - (ink[at + 3] ?? 0)
    data[at] = ((255 - (ink[at] ?? 0)) * light) / 255
    data[at + 1] = ((255 - (ink[at + 1] ?? 0)) * light) / 255
    data[at + 2] = ((255 - (ink[at + 2] ?? 0)) * light) / 255
    data[at + 3] = 255
  }
  return { width, height, data }
}

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

/** Colours that a file declares by numbers, and whether it has more than 8 bits a sample. */
type DeclaredColours = { readonly space: ColourSpace; readonly isDeep: boolean }

/** The same from values of a colour space that the file declares without a profile. */
const declaredToWorkingImage = async (
  source: Sharp,
  maxSide: number,
  { space, isDeep }: DeclaredColours,
): Promise<RgbaImage> => {
  const { data, info } = await fitted(source, maxSide)
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    // 8 bits stay 8 bits: libvips makes 511 of 1 when it converts them to 16.
    .toColourspace(isDeep ? 'rgb16' : 'srgb')
    .raw({ depth: isDeep ? 'ushort' : 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const samples = isDeep ? new Uint16Array(data.buffer, data.byteOffset, data.length / 2) : data
  return { width: info.width, height: info.height, data: srgbOf(samples, isDeep ? 65_535 : 255, space) }
}

/** The same from ink values without a profile. */
const inkToWorkingImage = async (source: Sharp, maxSide: number): Promise<RgbaImage> => {
  const { data, info } = await fitted(source.pipelineColourspace('cmyk'), maxSide)
    .toColourspace('cmyk')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  return rgbaFromInk(data, info.width, info.height)
}

/** Fitted and converted: by the declared colours, otherwise by the ICC profile. */
const convert = (source: Sharp, maxSide: number, declared: DeclaredColours | null): Promise<RgbaImage> =>
  declared ? declaredToWorkingImage(source, maxSide, declared) : toWorkingImage(source, maxSide)

const decodeHeicPhoto = async (
  bytes: Uint8Array,
  maxSide: number,
  space: ColourSpace | null,
): Promise<DecodeAnswer> => {
  const answer = decodeHeic(bytes, MAX_IMAGE_PIXELS)
  if (!answer.ok) return answer
  const { photo } = answer
  const { width, height, rgb, icc } = photo
  const source = icc
    ? sharp(profiledTiff(photo, icc), inputOptions)
    : sharp(rgb, { ...inputOptions, raw: { width, height, channels: 3 } })
  return {
    ok: true,
    image: await convert(source, maxSide, space && { space, isDeep: false }),
    width,
    height,
    format: 'heic',
  }
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

/** The colour space of an ICC profile (ICC.1, 7.2.6). libvips converts ink by a press profile of its own where it is another. */
const profiledSpace = (icc: Buffer | undefined) => icc?.toString('latin1', 16, 20)

/**
 * Decodes a photo for measuring and showing: JPEG, PNG, WebP, HEIC, AVIF, TIFF, GIF or plain BMP, detected by content; EXIF orientation or the
 * container's rotation applied once; the embedded ICC profile, or the colours that the file declares by numbers (or plain CMYK, grey,
 * palette, 16 bits) converted to sRGB, as browsers do; alpha composited on white; reduced to at most `maxSide` pixels a side, never
 * enlarged.
 *
 * Refuses more than 10 MB (`image-too-large`), more than 60 megapixels by the header (`image-too-many-pixels`), other
 * formats (`image-unsupported`), animations (`image-animated`), HDR pictures (`image-hdr`) and damaged or truncated files (`image-broken`).
 * HEIC blocks the calling thread while it decodes: call this in a worker.
 */
export const decodeImage = async (
  bytes: Uint8Array,
  { maxSide }: { readonly maxSide: number },
): Promise<DecodeAnswer> => {
  if (bytes.length > MAX_IMAGE_BYTES) return refused('image-too-large')
  const recognised = recognisePhoto(bytes)
  if (!recognised.ok) return recognised
  const { format, colours } = recognised
  try {
    if (format === 'heic') return await decodeHeicPhoto(bytes, maxSide, colours)
    const problem = format === 'gif' || format === 'bmp' ? headerProblem(bytes, format) : null
    if (problem !== null) return refused(problem)
    if (format === 'bmp') return await decodeBmpPhoto(bytes, maxSide)
    // Checked here, so that the answer can distinguish "too many pixels" from "broken".
    const header = await sharp(bytes, { ...inputOptions, limitInputPixels: false }).metadata()
    if (header.width * header.height > MAX_IMAGE_PIXELS) return refused('image-too-many-pixels')
    // The further pages of a TIFF are previews, masks or other pictures.
    if (format !== 'tiff' && (header.pages ?? 1) > 1) return refused('image-animated')
    const plainInk = header.space === 'cmyk' && profiledSpace(header.icc) !== 'CMYK'
    const source = sharp(bytes, { ...inputOptions, ignoreIcc: plainInk || colours !== null })
    const image = await (plainInk
      ? inkToWorkingImage(source, maxSide)
      : convert(source, maxSide, colours && { space: colours, isDeep: header.depth === 'ushort' }))
    return { ok: true, image, width: header.autoOrient.width, height: header.autoOrient.height, format }
  } catch {
    return refused(declaresTooMany(bytes, format) ? 'image-too-many-pixels' : 'image-broken')
  }
}

/** Whether a PNG or WebP that its decoder refused declares too many pixels. */
function declaresTooMany(bytes: Uint8Array, format: PhotoFormat): boolean {
  const header = format === 'png' || format === 'webp' ? readPhotoHeader(bytes, format) : null
  return header !== null && header.width * header.height > MAX_IMAGE_PIXELS
}
