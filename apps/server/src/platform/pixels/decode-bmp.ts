import { readBmpHeader } from '@riflesso/vision/file'

/** The pixels of a plain bitmap, RGB from the top left; null when it has no size or ends before its last row. */
export function decodeBmp(
  bytes: Uint8Array,
): { readonly width: number; readonly height: number; readonly rgb: Uint8Array } | null {
  const header = readBmpHeader(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  if (header === null) return null
  const { width, height, pixelsAt, bytesPerPixel, rowBytes, isFromTop } = header
  if (pixelsAt + rowBytes * height > bytes.length) return null
  const rgb = new Uint8Array(width * height * 3)
  let to = 0
  for (let y = 0; y < height; y++) {
    let from = pixelsAt + rowBytes * (isFromTop ? y : height - 1 - y)
    for (let x = 0; x < width; x++, from += bytesPerPixel) {
      // Stored as blue, green, red.
      rgb[to++] = bytes[from + 2] ?? 0
      rgb[to++] = bytes[from + 1] ?? 0
      rgb[to++] = bytes[from] ?? 0
    }
  }
  return { width, height, rgb }
}
