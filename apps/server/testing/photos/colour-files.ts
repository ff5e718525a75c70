import { crc32, deflateSync } from 'node:zlib'

/** Length of the signature and IHDR of a PNG: further chunks may follow here. */
const HEAD_BYTES = 33

const numbers = (...values: readonly number[]) => {
  const bytes = Buffer.alloc(4 * values.length)
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value, 4 * at)
  return bytes
}

const chunk = (type: string, content: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  return Buffer.concat([numbers(content.length), body, numbers(crc32(body))])
}

/** A PNG with further chunks before its pixels. */
export const pngWith = (png: Buffer, ...chunks: readonly Buffer[]): Buffer =>
  Buffer.concat([png.subarray(0, HEAD_BYTES), ...chunks, png.subarray(HEAD_BYTES)])

/** The announcement of an animated PNG. */
export const actl = (): Buffer => chunk('acTL', numbers(2, 0))

/** The exponent of encoding, times 100,000: 45455 for screens. */
export const gama = (exponent: number): Buffer => chunk('gAMA', numbers(exponent))

/** x and y of white, red, green and blue, times 100,000. */
export const CHROMATICITIES = {
  sRgb: [31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000],
  displayP3: [31270, 32900, 68000, 32000, 26500, 69000, 15000, 6000],
  adobeRgb: [31270, 32900, 64000, 33000, 21000, 71000, 15000, 6000],
  sRgbUnderD50: [34567, 35850, 64000, 33000, 30000, 60000, 15000, 6000],
  none: [0, 0, 0, 0, 0, 0, 0, 0],
} as const
export const chrm = (points: readonly number[]): Buffer => chunk('cHRM', numbers(...points))

export const srgbChunk = (): Buffer => chunk('sRGB', Buffer.from([0]))
export const iccp = (icc: Uint8Array): Buffer =>
  chunk('iCCP', Buffer.concat([Buffer.from('profile\0\0', 'latin1'), deflateSync(icc)]))

/** Numbers of ITU-T H.273; RGB in full range unless told otherwise. */
export const cicp = (primaries: number, transfer: number, { isFullRange = true } = {}): Buffer =>
  chunk('cICP', Buffer.from([primaries, transfer, 0, isFullRange ? 1 : 0]))

/** The same AVIF or HEIC file with other numbers in its first nclx box. */
export const withNclx = (file: Buffer, primaries: number, transfer: number): Buffer => {
  const changed = Buffer.from(file)
  const at = changed.indexOf('colrnclx', 0, 'latin1') + 8
  if (at < 8) throw new Error('a file without an nclx box')
  changed.writeUInt16BE(primaries, at)
  changed.writeUInt16BE(transfer, at + 2)
  return changed
}

/** Content of a segment of a JPEG, less its own header. */
const PART_BYTES = 65_000

/** A JPEG with this ICC profile (ICC.1, annex B.4), whatever its colours are. */
export const jpegWithProfile = (jpeg: Buffer, icc: Uint8Array): Buffer => {
  const count = Math.ceil(icc.length / PART_BYTES)
  const segments = Array.from({ length: count }, (_, index) => {
    const part = icc.subarray(index * PART_BYTES, (index + 1) * PART_BYTES)
    const head = Buffer.from([0xff, 0xe2, 0, 0, ...Buffer.from('ICC_PROFILE\0', 'latin1'), index + 1, count])
    head.writeUInt16BE(head.length - 2 + part.length, 2)
    return Buffer.concat([head, part])
  })
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)])
}
