import { chunksBeforePixels } from './boxes.ts'
import type { ColourSpace } from './colour-space.ts'
import { declaredColours } from './declared-colours.ts'
import { isPlainBmp } from './headers/bmp-header.ts'
import { isAnimatedGif } from './headers/gif-header.ts'
import type { PhotoFormat } from './headers/photo-header.ts'
import { isPlainTiff } from './headers/tiff-header.ts'

const startsWith = (bytes: Uint8Array, signature: readonly number[], offset = 0) =>
  signature.every((value, index) => bytes[offset + index] === value)

const text = (bytes: Uint8Array, start: number, end: number) => String.fromCharCode(...bytes.subarray(start, end))

// ISO/IEC 23008-12 and the AVIF specification: brands of still pictures, and of picture sequences.
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis']
const AVIF_BRANDS = ['avif']
const SEQUENCE_BRANDS = ['hevc', 'hevx', 'hevm', 'hevs', 'msf1', 'avis']

type Refusal = 'image-unsupported' | 'image-animated' | 'image-hdr' | 'image-broken'

type Refused = { readonly ok: false; readonly code: Refusal }
type Detected = { readonly ok: true; readonly format: PhotoFormat } | Refused

type Recognised =
  /** `colours` are those that the file declares by numbers; null: as its ICC profile says, and sRGB without one. */
  { readonly ok: true; readonly format: PhotoFormat; readonly colours: ColourSpace | null } | Refused

const refused = (code: Refusal): Refused => ({ ok: false, code })
const recognised = (format: PhotoFormat): Detected => ({ ok: true, format })

/** The brands of an ISO media file: the major one first, then those it is compatible with. */
const brandsOf = (bytes: Uint8Array) => {
  const size = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0)
  const end = Math.min(size, bytes.length, 8 + 4 * 64)
  const brands = [text(bytes, 8, 12)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(text(bytes, at, at + 4))
  return brands
}

const recogniseIsoMedia = (bytes: Uint8Array): Detected => {
  const [major = '', ...compatible] = brandsOf(bytes)
  if (SEQUENCE_BRANDS.includes(major)) return refused('image-animated')
  const brands = [major, ...compatible]
  if (brands.some((brand) => HEIC_BRANDS.includes(brand))) return recognised('heic')
  if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return recognised('avif')
  return refused('image-unsupported')
}

/** An animated PNG announces itself with an acTL chunk before its first IDAT; libpng would silently show one frame. */
const isAnimatedPng = (bytes: Uint8Array) => {
  const chunks = [...chunksBeforePixels(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))]
  return chunks.some(({ type }) => type === 'acTL')
}

/** An animated WebP sets the animation bit (0x02) of its VP8X header. */
const isAnimatedWebp = (bytes: Uint8Array) => text(bytes, 12, 16) === 'VP8X' && ((bytes[20] ?? 0) & 0x02) !== 0

const detect = (bytes: Uint8Array): Detected => {
  if (bytes.length === 0) return refused('image-broken')
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return recognised('jpeg')
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) {
    return isAnimatedPng(bytes) ? refused('image-animated') : recognised('png')
  }
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') {
    return isAnimatedWebp(bytes) ? refused('image-animated') : recognised('webp')
  }
  if (bytes.length >= 16 && text(bytes, 4, 8) === 'ftyp') return recogniseIsoMedia(bytes)
  if (['GIF87a', 'GIF89a'].includes(text(bytes, 0, 6))) {
    return isAnimatedGif(bytes) ? refused('image-animated') : recognised('gif')
  }
  if (isPlainBmp(bytes)) return recognised('bmp')
  if (isPlainTiff(bytes)) return recognised('tiff')
  return refused('image-unsupported')
}

/**
 * Detects the format of a photo by its content. Any other file is refused here, before a decoder reads
 * it: documents, vector drawings and scripts never reach the image library. Animations and HDR pictures are refused too.
 * Browser and server ask this one function.
 */
export const recognisePhoto = (bytes: Uint8Array): Recognised => {
  const detected = detect(bytes)
  if (!detected.ok) return detected
  const colours = declaredColours(bytes, detected.format)
  return colours === 'hdr' ? refused('image-hdr') : { ...detected, colours }
}
