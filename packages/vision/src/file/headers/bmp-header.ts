import type { PhotoHeader } from './photo-header.ts'

// Microsoft, 'Bitmap Storage': BITMAPFILEHEADER, then BITMAPINFOHEADER or a longer successor.
const INFO_HEADER_BYTES = [40, 108, 124]
const UNCOMPRESSED = 0
const DEPTHS = [24, 32]

/** Whether a file is a bitmap of uncompressed pixels of 24 or 32 bits, the only kind that is read. */
export const isPlainBmp = (bytes: Uint8Array): boolean => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return (
    view.byteLength >= 54 &&
    view.getUint16(0) === 0x424d &&
    INFO_HEADER_BYTES.includes(view.getUint32(14, true)) &&
    view.getUint16(26, true) === 1 &&
    DEPTHS.includes(view.getUint16(28, true)) &&
    view.getUint32(30, true) === UNCOMPRESSED
  )
}

/** Null without a size. A positive height stores the rows from the bottom, a negative one from the top. */
export const readBmpHeader = (view: DataView): Extract<PhotoHeader, { format: 'bmp' }> | null => {
  const [width, signedHeight] = [view.getInt32(18, true), view.getInt32(22, true)]
  if (width <= 0 || signedHeight === 0) return null
  const bytesPerPixel = view.getUint16(28, true) / 8
  return {
    format: 'bmp',
    width,
    height: Math.abs(signedHeight),
    pixelsAt: view.getUint32(10, true),
    bytesPerPixel,
    // Padded to four bytes.
    rowBytes: Math.ceil((width * bytesPerPixel) / 4) * 4,
    isFromTop: signedHeight < 0,
  }
}
