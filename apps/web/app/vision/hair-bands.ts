import type { Zone } from '@riflesso/colorimetry'
import type { HairMask, RgbaImage } from '@riflesso/vision'

/** A rectangle of a photo, in shares of its width and height. */
export type Band = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** A horizontal band of hair for each zone and for the whole head; null where there is none. */
export type HairBands = Readonly<Record<Zone | 'whole', Band | null>>

/** Where a zone lies between the top and the bottom of the hair. */
const PART: Readonly<Record<Zone | 'whole', readonly [from: number, to: number]>> = {
  roots: [0, 0.3],
  lengths: [0.3, 0.7],
  ends: [0.7, 1],
  whole: [0, 1],
}
/** Height of a band, as a share of the picture's. */
const HEIGHT = 0.03
/** Value of the mask, 0-255, from which a pixel counts as hair. */
const HAIR = 230
/** Minimum width of a band, as a share of the widest one. */
const WIDE_ENOUGH = 0.6

type Run = { readonly x: number; readonly y: number; readonly width: number; readonly luma: number }

/** For each zone, the band of median lightness among the wide bands of hair. */
export function hairBands(image: RgbaImage, mask: HairMask): HairBands {
  const height = Math.max(2, Math.round(HEIGHT * mask.height))
  const runs: Run[] = []
  for (let y = 0; y + height < mask.height; y += 2) {
    const run = longestRun(mask, y, height)
    if (run.width > 0) runs.push({ ...run, y, luma: lumaOf(image, mask, run.x, y + height / 2, run.width) })
  }
  const [top, bottom] = [runs[0]?.y ?? 0, runs.at(-1)?.y ?? 0]
  const bandOf = (zone: Zone | 'whole'): Band | null => {
    const [from, to] = PART[zone].map((share) => top + share * (bottom - top))
    const within = runs.filter(({ y }) => y >= (from ?? 0) && y <= (to ?? 0))
    const widest = Math.max(...within.map(({ width }) => width))
    const wide = within.filter(({ width }) => width >= WIDE_ENOUGH * widest).sort((a, b) => a.luma - b.luma)
    const typical = wide[Math.floor(wide.length / 2)]
    if (typical === undefined) return null
    return {
      x: typical.x / mask.width,
      y: typical.y / mask.height,
      width: typical.width / mask.width,
      height: height / mask.height,
    }
  }
  return { whole: bandOf('whole'), roots: bandOf('roots'), lengths: bandOf('lengths'), ends: bandOf('ends') }
}

/** The longest stretch of columns that are hair in the first, the middle and the last row of a band. */
function longestRun({ width, data }: HairMask, y: number, height: number): { x: number; width: number } {
  const rows = [y, y + Math.floor(height / 2), y + height].map((row) => row * width)
  let best = { x: 0, width: 0 }
  let start = 0
  for (let x = 0; x <= width; x++) {
    if (x < width && rows.every((row) => (data[row + x] ?? 0) >= HAIR)) continue
    if (x - start > best.width) best = { x: start, width: x - start }
    start = x + 1
  }
  return best
}

/** Mean of the green channel, which is close to the lightness, along a row of the mask. */
function lumaOf(image: RgbaImage, mask: HairMask, x: number, y: number, width: number): number {
  const row = Math.floor((y * image.height) / mask.height) * image.width
  let sum = 0
  for (let i = 0; i < width; i++)
    sum += image.data[(row + Math.floor(((x + i) * image.width) / mask.width)) * 4 + 1] ?? 0
  return sum / width
}
