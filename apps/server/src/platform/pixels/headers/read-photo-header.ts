import type { PhotoFormat } from '../photo-format.ts'
import { readHeifHeader } from './heif-header.ts'
import { readJpegHeader } from './jpeg-header.ts'
import type { PhotoHeader } from './photo-header.ts'
import { readPngHeader } from './png-header.ts'
import { readWebpHeader } from './webp-header.ts'

/**
 * Reads the head of a photo without any decoder. Null where there is none to be read: decoders refuse such a file.
 *
 * What a JPEG, PNG or WebP declares is what its decoder allocates for. The coded frame of a HEIC or AVIF file may be larger than its
 * header says: decode those in a process of limited memory.
 */
export const readPhotoHeader = (bytes: Uint8Array, format: PhotoFormat): PhotoHeader | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (format === 'jpeg') return readJpegHeader(view)
    if (format === 'png') return readPngHeader(view)
    return format === 'webp' ? readWebpHeader(view) : readHeifHeader(view, format)
  } catch (error) {
    // The file ends within its head.
    if (error instanceof RangeError) return null
    throw error
  }
}
