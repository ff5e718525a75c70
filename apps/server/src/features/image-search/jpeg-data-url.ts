/** A JPEG as an address that holds it. */
export const jpegDataUrl = (jpeg: Uint8Array): string =>
  `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`
