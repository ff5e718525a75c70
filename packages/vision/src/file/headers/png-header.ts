import type { PhotoHeader } from './photo-header.ts'

const INTERLACED = 1

/** Samples per pixel by colour type once palettes are looked up and a transparent colour became alpha (W3C PNG, 11.2.1). */
const SAMPLES: Readonly<Record<number, number>> = { 0: 2, 2: 4, 3: 4, 4: 2, 6: 4 }

/** IHDR is the first chunk. */
export const readPngHeader = (view: DataView): PhotoHeader => ({
  format: 'png',
  width: view.getUint32(16),
  height: view.getUint32(20),
  bytesPerPixel: (SAMPLES[view.getUint8(25)] ?? 4) * (view.getUint8(24) > 8 ? 2 : 1),
  isInterlaced: view.getUint8(28) === INTERLACED,
})
