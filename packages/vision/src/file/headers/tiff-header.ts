import type { PhotoHeader } from './photo-header.ts'

/** Tags of the first directory (TIFF 6.0; DNG 1.7 for the last). */
const TAGS = {
  subfileType: 254,
  width: 256,
  height: 257,
  bits: 258,
  compression: 259,
  photometric: 262,
  samples: 277,
  sampleFormat: 339,
  dngVersion: 50706,
} as const

const SHORT = 3
const VALUE_BYTES: Readonly<Record<number, number>> = { 1: 1, [SHORT]: 2, 4: 4 }
const MAX_VALUES = 8

/** A picture is reduced where this bit of its subfile type is set. */
const REDUCED = 1
/** None, LZW, JPEG, Deflate (two numbers), PackBits. */
const COMPRESSIONS = [1, 5, 7, 8, 32946, 32773]
/** Grey (two), RGB, palette, ink, YCbCr. */
const PHOTOMETRICS = [0, 1, 2, 3, 5, 6]
const DEPTHS = [8, 16]
const UNSIGNED = 1

type Tags = ReadonlyMap<number, readonly number[]>

/** The whole numbers of the first directory. Throws RangeError where the file ends within it. */
function readTags(view: DataView): Tags {
  const isLittle = view.getUint16(0) === 0x4949
  const directory = view.getUint32(4, isLittle)
  const tags = new Map<number, readonly number[]>()
  for (let entry = 0; entry < view.getUint16(directory, isLittle); entry++) {
    const at = directory + 2 + 12 * entry
    const type = view.getUint16(at + 2, isLittle)
    const size = VALUE_BYTES[type]
    const count = Math.min(view.getUint32(at + 4, isLittle), MAX_VALUES)
    if (size === undefined) continue
    const start = size * count <= 4 ? at + 8 : view.getUint32(at + 8, isLittle)
    const values = Array.from({ length: count }, (_, index) => {
      if (size === 1) return view.getUint8(start + index)
      return size === 2 ? view.getUint16(start + 2 * index, isLittle) : view.getUint32(start + 4 * index, isLittle)
    })
    tags.set(view.getUint16(at, isLittle), values)
  }
  return tags
}

/**
 * Whether a file is a TIFF whose first picture is a photo of 8 or 16 bits. Raw files of cameras have the same structure: their
 * first picture is a preview, or their colours are not developed.
 */
export function isPlainTiff(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  // 'II' or 'MM', then 42 in that order of bytes.
  if (view.byteLength < 12 || ![0x49492a00, 0x4d4d002a].includes(view.getUint32(0))) return false
  // Canon's CR2.
  if (view.getUint16(8) === 0x4352) return false
  try {
    const tags = readTags(view)
    const one = (tag: keyof typeof TAGS, otherwise: number) => tags.get(TAGS[tag])?.[0] ?? otherwise
    return (
      !tags.has(TAGS.dngVersion) &&
      (one('subfileType', 0) & REDUCED) === 0 &&
      COMPRESSIONS.includes(one('compression', 1)) &&
      PHOTOMETRICS.includes(one('photometric', -1)) &&
      (tags.get(TAGS.bits) ?? [1]).every((depth) => DEPTHS.includes(depth)) &&
      (tags.get(TAGS.sampleFormat) ?? [UNSIGNED]).every((format) => format === UNSIGNED)
    )
  } catch (error) {
    // Its decoder refuses it.
    if (error instanceof RangeError) return true
    throw error
  }
}

/** The first picture of the file. */
export const readTiffHeader = (view: DataView): PhotoHeader | null => {
  const tags = readTags(view)
  const [width = 0, height = 0] = [tags.get(TAGS.width)?.[0], tags.get(TAGS.height)?.[0]]
  const samples = tags.get(TAGS.samples)?.[0] ?? 1
  const depth = Math.max(...(tags.get(TAGS.bits) ?? [1]))
  return width * height === 0 ? null : { format: 'tiff', width, height, bytesPerPixel: samples * Math.ceil(depth / 8) }
}
