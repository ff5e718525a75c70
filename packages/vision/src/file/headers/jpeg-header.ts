import type { PhotoHeader } from './photo-header.ts'

// ITU-T T.81, table B.1.
const SOF_FIRST = 0xc0
const SOF_LAST = 0xcf
/** In the range of SOF, but they define tables: DHT, JPG, DAC. */
const NOT_SOF = [0xc4, 0xc8, 0xcc]
const INKS = 4
/** SOF2, 6, 10, 14: progressive. */
const isProgressive = (marker: number) => (marker & 0x03) === 0x02
const SOS = 0xda
/** TEM and RST0 to EOI: markers without a segment. */
const hasNoLength = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd9)

type Frame = {
  readonly width: number
  readonly height: number
  readonly components: number
  readonly samplesPerPixel: number
  readonly isProgressive: boolean
}

const readFrame = (view: DataView, at: number, marker: number): Frame => {
  const components = view.getUint8(at + 7)
  const factors = Array.from({ length: components }, (_, index) => {
    const packed = view.getUint8(at + 9 + 3 * index)
    return { across: packed >> 4, down: packed & 0x0f }
  })
  const most = Math.max(1, ...factors.map(({ across }) => across)) * Math.max(1, ...factors.map(({ down }) => down))
  return {
    width: view.getUint16(at + 5),
    height: view.getUint16(at + 3),
    components,
    samplesPerPixel: factors.reduce((sum, { across, down }) => sum + (across * down) / most, 0),
    isProgressive: isProgressive(marker),
  }
}

/** Reads the segments like libjpeg, up to the first scan. */
export const readJpegHeader = (view: DataView): PhotoHeader | null => {
  let frame: Frame | null = null
  let at = 2
  while (at < view.byteLength) {
    // Bytes between segments are skipped, as are the fill bytes before a marker.
    if (view.getUint8(at) !== 0xff) {
      at++
      continue
    }
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      at++
      continue
    }
    at += 2
    if (marker === 0 || hasNoLength(marker)) continue
    if (marker >= SOF_FIRST && marker <= SOF_LAST && !NOT_SOF.includes(marker)) frame = readFrame(view, at, marker)
    if (marker === SOS) {
      if (!frame) return null
      const { width, height, samplesPerPixel } = frame
      const isBuffered = frame.isProgressive || view.getUint8(at + 2) < frame.components
      return { format: 'jpeg', width, height, samplesPerPixel, isBuffered, isInk: frame.components === INKS }
    }
    at += Math.max(2, view.getUint16(at))
  }
  return null
}
