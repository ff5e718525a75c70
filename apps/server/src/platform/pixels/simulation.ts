import { SIMULATION_XMP } from '@riflesso/contract'
import type { RgbaImage } from '@riflesso/vision'
import sharp from 'sharp'

/** Letters of the mark as strokes, 10 high: a server need not have a font. */
const LETTERS = {
  S: {
    width: 6,
    path: 'M5.8 1.9C5 .6 3.9 0 2.9 0 1.4 0 .3 1 .3 2.5.3 5.4 6 4.5 6 7.5 6 9 4.7 10 3.1 10 1.7 10 .5 9.2 0 8',
  },
  I: { width: 0, path: 'M0 0V10' },
  M: { width: 8, path: 'M0 10V0L4 6.2 8 0V10' },
  U: { width: 6.4, path: 'M0 0V6.6A3.2 3.4 0 0 0 6.4 6.6V0' },
  L: { width: 5.2, path: 'M0 0V10H5.2' },
  A: { width: 7.4, path: 'M0 10L3.7 0 7.4 10M1.3 6.6H6.1' },
  Z: { width: 6.2, path: 'M0 0H6L0 10H6.2' },
  O: { width: 8, path: 'M4 0A4 5 0 1 0 4 10A4 5 0 1 0 4 0' },
  N: { width: 6.6, path: 'M0 10V0L6.6 10V0' },
  E: { width: 5.4, path: 'M5.2 0H0V10H5.4M0 4.9H4.6' },
} as const

const WORD = [
  'S',
  'I',
  'M',
  'U',
  'L',
  'A',
  'Z',
  'I',
  'O',
  'N',
  'E',
] as const satisfies readonly (keyof typeof LETTERS)[]
const GAP = 3
const PADDING = { x: 9, y: 7 } as const
/** Width of the mark and its distance from the edge, as shares of the picture's width. */
const MARK = { width: 0.3, least: 96, margin: 0.025 } as const

/** Size of the mark in its units: letters 10 high and the pill around them. */
const markSize = () => {
  const letters = WORD.reduce((sum, letter) => sum + LETTERS[letter].width + GAP, -GAP)
  return { width: letters + 2 * PADDING.x, height: 10 + 2 * PADDING.y }
}

const markOf = (image: Pick<RgbaImage, 'width' | 'height'>): string => {
  const { width, height } = markSize()
  const wanted = Math.max(MARK.least, MARK.width * image.width) / width
  const scale = Math.min(wanted, image.width / width, image.height / height)
  let x = PADDING.x
  const strokes = WORD.map((letter) => {
    const path = `<path transform="translate(${x} ${PADDING.y})" d="${LETTERS[letter].path}"/>`
    x += LETTERS[letter].width + GAP
    return path
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.floor(width * scale)}" height="${Math.floor(height * scale)}" viewBox="0 0 ${width} ${height}">
    <rect width="${width}" height="${height}" rx="${height / 2}" fill="#231A1E" fill-opacity="0.82"/>
    <g fill="none" stroke="#FFFFFF" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">${strokes.join('')}</g></svg>`
}

/** A simulated picture as JPEG, marked by the visible word 'SIMULAZIONE' at the bottom right and by metadata. */
export const encodeSimulation = async ({ width, height, data }: RgbaImage): Promise<Uint8Array<ArrayBuffer>> => {
  const margin = Math.round(MARK.margin * width)
  const mark = await sharp(Buffer.from(markOf({ width, height })))
    .png()
    .toBuffer({ resolveWithObject: true })
  const jpeg = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .composite([
      {
        input: mark.data,
        left: Math.max(0, width - mark.info.width - margin),
        top: Math.max(0, height - mark.info.height - margin),
      },
    ])
    .jpeg({ quality: 85 })
    .withExif({ IFD0: { ImageDescription: 'Simulazione', Software: 'Riflesso' } })
    .withXmp(SIMULATION_XMP)
    .toBuffer()
  return new Uint8Array(jpeg)
}
