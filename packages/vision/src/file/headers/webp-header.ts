import type { PhotoHeader } from './photo-header.ts'

// RFC 9649. The first chunk begins at byte 12, its content at 20.
const CHUNK = 12
const CONTENT = 20
const ALPHA_FLAG = 0x10

const chunkName = (view: DataView, at: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)))

const uint24 = (view: DataView, at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16)

const isKeyFrame = (view: DataView) => view.getUint16(CONTENT + 3) === 0x9d01 && view.getUint8(CONTENT + 5) === 0x2a

/** Whether an extended file is lossless; without a picture the decoder reports it. */
const hasLosslessChunk = (view: DataView): boolean => {
  let at = CHUNK
  while (at + 8 <= view.byteLength) {
    const name = chunkName(view, at)
    if (name === 'VP8L' || name === 'VP8 ') return name === 'VP8L'
    const size = view.getUint32(at + 4, true)
    at += 8 + size + (size % 2)
  }
  return false
}

/** The canvas of an extended file, otherwise the only frame. libwebp refuses a frame of another size than its canvas. */
export const readWebpHeader = (view: DataView): PhotoHeader | null => {
  const name = chunkName(view, CHUNK)
  if (name === 'VP8X') {
    const hasAlpha = (view.getUint8(CONTENT) & ALPHA_FLAG) !== 0
    const [width, height] = [uint24(view, CONTENT + 4) + 1, uint24(view, CONTENT + 7) + 1]
    return { format: 'webp', width, height, isLossless: hasLosslessChunk(view), hasAlpha }
  }
  if (name === 'VP8L') {
    const bits = view.getUint32(CONTENT + 1, true)
    const [width, height] = [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1]
    return { format: 'webp', width, height, isLossless: true, hasAlpha: true }
  }
  if (name !== 'VP8 ' || !isKeyFrame(view)) return null
  const [width, height] = [view.getUint16(CONTENT + 6, true) & 0x3fff, view.getUint16(CONTENT + 8, true) & 0x3fff]
  return { format: 'webp', width, height, isLossless: false, hasAlpha: false }
}
