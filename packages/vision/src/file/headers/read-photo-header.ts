import { readBmpHeader } from './bmp-header.ts'
import { readGifHeader } from './gif-header.ts'
import { readHeifHeader } from './heif-header.ts'
import { readJpegHeader } from './jpeg-header.ts'
import type { PhotoFormat, PhotoHeader } from './photo-header.ts'
import { readTiffHeader } from './tiff-header.ts'
import { readWebpHeader } from './webp-header.ts'

const INTERLACED = 1

/** Samples per pixel by colour type once palettes are looked up and a transparent colour became alpha (W3C PNG, 11.2.1). */
const SAMPLES: Readonly<Record<number, number>> = { 0: 2, 2: 4, 3: 4, 4: 2, 6: 4 }

/** IHDR is the first chunk. */
const readPngHeader = (view: DataView): PhotoHeader => ({
  format: 'png',
  width: view.getUint32(16),
  height: view.getUint32(20),
  bytesPerPixel: (SAMPLES[view.getUint8(25)] ?? 4) * (view.getUint8(24) > 8 ? 2 : 1),
  isInterlaced: view.getUint8(28) === INTERLACED,
})

/**
 * Parses the header of a photo without a decoder. Null when there is none: decoders refuse such a file.
 *
 * Decoders of JPEG, PNG, WebP, GIF and BMP allocate for the declared size. The coded frame of a HEIC or AVIF file, and the tiles of a TIFF,
 * may be larger than its header declares: decode those in a process of limited memory.
 */
export const readPhotoHeader = (bytes: Uint8Array, format: PhotoFormat): PhotoHeader | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (format === 'jpeg') return readJpegHeader(view)
    if (format === 'png') return readPngHeader(view)
    if (format === 'gif') return readGifHeader(view)
    if (format === 'bmp') return readBmpHeader(view)
    if (format === 'tiff') return readTiffHeader(view)
    return format === 'webp' ? readWebpHeader(view) : readHeifHeader(view, format)
  } catch (error) {
    // The file ends within its header.
    if (error instanceof RangeError) return null
    throw error
  }
}
