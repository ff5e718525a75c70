/** A 'TIFF' that no decoder here opens: one directory that declares 8 bits of RGB. */
export const tiffFile = (name = 'foto.tiff', type = 'image/tiff'): File =>
  new File(
    [
      Uint8Array.from([
        ...[0x49, 0x49, 42, 0, 8, 0, 0, 0],
        ...[2, 0, 2, 1, 3, 0, 1, 0, 0, 0, 8, 0, 0, 0, 6, 1, 3, 0, 1, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0],
      ]),
    ],
    name,
    { type },
  )

/** The head of an animated WebP. */
export const animatedWebp = (): File =>
  new File(
    [
      new TextEncoder().encode('RIFF'),
      Uint8Array.from([18, 0, 0, 0]),
      'WEBPVP8X',
      Uint8Array.from([10, 0, 0, 0, 2, ...Array(9).fill(0)]),
    ],
    'foto.webp',
    { type: 'image/webp' },
  )
