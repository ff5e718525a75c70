import { totalmem } from 'node:os'
import { type PhotoFormat, type PhotoHeader, readPhotoHeader, recognisePhoto } from '@riflesso/vision/file'

const MEGABYTE = 2 ** 20

/**
 * Peak memory of decoders, in bytes per pixel of the whole picture. Measured on 23 November 2026 with sharp 0.35 and
 * libheif-js 1.20 as the least growth of VmData with which 12 and 60 megapixels could be decoded, rounded up.
 */
const BYTES_PER_PIXEL = {
  /** Row by row, also when only a reduced picture is made. */
  rows: 1,
  /** A progressive JPEG: all coefficients, two bytes each. */
  coefficient: 2,
  webp: 5,
  gif: 7,
  /** The pixels, and a copy for libvips. */
  bmp: 6,
  heic: 11,
  avif: 15,
  /** Extra cost of more colour samples than 4:2:0, more than 8 bits, alpha or a gain map, and a profile. */
  fullColour: 3,
  deep: 6,
  auxiliary: 4,
  profile: 4,
} as const

/** A process that decodes one photo, before its first pixel. */
const OWN_PROCESS_BYTES = 110 * MEGABYTE

/** Memory of the server itself, and of each of its threads without photos: see the memory drill. */
const SERVER_BYTES = 600 * MEGABYTE
const THREAD_BYTES = 150 * MEGABYTE
/** Minimum: a smaller machine would be swapping. */
const MIN_ROOM_BYTES = 256 * MEGABYTE

/** Formats whose frames or tiles may be larger than their headers declare: only a limit on the process bounds their decoders. */
const APART: readonly PhotoFormat[] = ['heic', 'avif', 'tiff']

export type DecodingCost = {
  /** Peak memory of decoding, including a separate process. */
  readonly bytes: number
  /** Null if a thread of the server decodes it; otherwise the allowed growth of the separate process. */
  readonly growth: number | null
}

function bytesPerPixel(header: PhotoHeader): number {
  switch (header.format) {
    case 'jpeg':
      return header.isBuffered ? BYTES_PER_PIXEL.coefficient * header.samplesPerPixel : BYTES_PER_PIXEL.rows
    case 'png':
      return header.isInterlaced ? header.bytesPerPixel : BYTES_PER_PIXEL.rows
    case 'tiff':
      // A strip may be the whole picture.
      return header.bytesPerPixel
    case 'webp':
    case 'gif':
    case 'bmp':
      return BYTES_PER_PIXEL[header.format]
    default:
      return (
        BYTES_PER_PIXEL[header.format] +
        (header.hasFullColour ? BYTES_PER_PIXEL.fullColour : 0) +
        (header.isDeep ? BYTES_PER_PIXEL.deep : 0) +
        (header.hasAlpha ? BYTES_PER_PIXEL.auxiliary : 0) +
        (header.hasProfile ? BYTES_PER_PIXEL.profile : 0)
      )
  }
}

/** Memory for decoding a file, by its header alone. A file without one is refused by its decoder, and costs nothing. */
export function decodingCost(file: Uint8Array): DecodingCost {
  const recognised = recognisePhoto(file)
  if (!recognised.ok) return { bytes: 0, growth: null }
  const { format } = recognised
  const header = readPhotoHeader(file, format)
  const picture = header ? header.width * header.height * bytesPerPixel(header) : 0
  if (!APART.includes(format)) return { bytes: picture, growth: null }
  // Whatever the size, the decoder's own code and tables are loaded.
  const growth = picture + 96 * MEGABYTE
  return { bytes: OWN_PROCESS_BYTES + growth, growth }
}

/** Bytes that all decoders together may take on this machine, or in the control group of the process. */
export function roomForDecoding(threads: number, memory = memoryOfProcess()): number {
  return Math.max(MIN_ROOM_BYTES, memory - SERVER_BYTES - threads * THREAD_BYTES)
}

function memoryOfProcess(): number {
  const limit = process.constrainedMemory()
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem()
}
