type BmpOptions = { readonly bits?: 24 | 32; readonly isFromTop?: boolean }

/** An uncompressed bitmap of RGB pixels. */
export function bmpOf(
  { width, height, rgb }: { readonly width: number; readonly height: number; readonly rgb: Uint8Array },
  { bits = 24, isFromTop = false }: BmpOptions = {},
): Buffer {
  const rowBytes = Math.ceil((width * bits) / 32) * 4
  const file = Buffer.alloc(54 + rowBytes * height)
  file.write('BM', 0, 'latin1')
  file.writeUInt32LE(file.length, 2)
  file.writeUInt32LE(54, 10)
  file.writeUInt32LE(40, 14)
  file.writeInt32LE(width, 18)
  file.writeInt32LE(isFromTop ? -height : height, 22)
  file.writeUInt16LE(1, 26)
  file.writeUInt16LE(bits, 28)
  for (let y = 0; y < height; y++) {
    const row = 54 + rowBytes * (isFromTop ? y : height - 1 - y)
    for (let x = 0; x < width; x++) {
      const [red = 0, green = 0, blue = 0] = rgb.subarray((y * width + x) * 3)
      file.set([blue, green, red], row + (x * bits) / 8)
    }
  }
  return file
}
