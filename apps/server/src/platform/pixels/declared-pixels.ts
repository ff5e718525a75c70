import type { PhotoFormat } from '@riflesso/vision/file'

const isKeyFrame = (view: DataView) => view.getUint16(23) === 0x9d01 && view.getUint8(25) === 0x2a

const uint24 = (view: DataView, at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16)

/** RFC 9649: a canvas in the VP8X chunk, else the first frame of a lossy picture. */
const webpPixels = (view: DataView) => {
  const chunk = String.fromCharCode(...[12, 13, 14, 15].map((at) => view.getUint8(at)))
  if (chunk === 'VP8X') return (uint24(view, 24) + 1) * (uint24(view, 27) + 1)
  if (chunk !== 'VP8 ' || !isKeyFrame(view)) return 0
  return (view.getUint16(26, true) & 0x3fff) * (view.getUint16(28, true) & 0x3fff)
}

/**
 * The number of pixels declared by the header of a file that its decoder refused: PNG (width and height of
 * IHDR) and WebP. 0 for other formats, and for a truncated header.
 */
export const declaredPixels = (bytes: Uint8Array, format: PhotoFormat): number => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.byteLength < 30) return 0
  if (format === 'png') return view.getUint32(16) * view.getUint32(20)
  return format === 'webp' ? webpPixels(view) : 0
}
