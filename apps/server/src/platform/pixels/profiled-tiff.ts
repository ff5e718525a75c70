const HEADER_BYTES = 8
const ENTRY_BYTES = 12

// TIFF 6.0 field types.
const SHORT = 3
const LONG = 4
const UNDEFINED = 7

/**
 * Wraps 8-bit RGB pixels in an uncompressed TIFF with their ICC profile, the only way to pass raw pixels with a colour space to
 * libvips.
 */
export const profiledTiff = (
  picture: { readonly width: number; readonly height: number; readonly rgb: Uint8Array },
  icc: Uint8Array,
): Buffer => {
  const { width, height, rgb } = picture
  const fieldCount = 10
  const bitsAt = HEADER_BYTES + 2 + fieldCount * ENTRY_BYTES + 4
  const iccAt = bitsAt + 6
  const pixelsAt = iccAt + icc.length + (icc.length % 2)
  // Tag, type, count, value or offset; in ascending order of tags, as TIFF 6.0 requires.
  const fields: readonly (readonly [tag: number, type: number, count: number, value: number])[] = [
    [256, LONG, 1, width],
    [257, LONG, 1, height],
    [258, SHORT, 3, bitsAt],
    [259, SHORT, 1, 1],
    [262, SHORT, 1, 2],
    [273, LONG, 1, pixelsAt],
    [277, SHORT, 1, 3],
    [278, LONG, 1, height],
    [279, LONG, 1, rgb.length],
    [34675, UNDEFINED, icc.length, iccAt],
  ]
  const file = Buffer.alloc(pixelsAt + rgb.length)
  file.write('II', 0, 'latin1')
  file.writeUInt16LE(42, 2)
  file.writeUInt32LE(HEADER_BYTES, 4)
  file.writeUInt16LE(fields.length, HEADER_BYTES)
  fields.forEach(([tag, type, count, value], index) => {
    const at = HEADER_BYTES + 2 + index * ENTRY_BYTES
    file.writeUInt16LE(tag, at)
    file.writeUInt16LE(type, at + 2)
    file.writeUInt32LE(count, at + 4)
    if (type === SHORT && count === 1) file.writeUInt16LE(value, at + 8)
    else file.writeUInt32LE(value, at + 8)
  })
  for (const channel of [0, 1, 2]) file.writeUInt16LE(8, bitsAt + channel * 2)
  file.set(icc, iccAt)
  file.set(rgb, pixelsAt)
  return file
}
