import type { Lab } from '@riflesso/colorimetry'
import { writeLab } from '../colour/lab.ts'
import { linearAt } from '../colour/srgb.ts'
import type { HairMask, RgbaImage } from '../image.ts'
import { quantileOf } from '../numeric.ts'
import type { Gains } from './light.ts'
import { isSkinTint } from './light-votes.ts'

/** Most pixels that are looked at. */
const MAX_SAMPLES = 20_000
/** Values of the mask: from the first on a pixel belongs to the box of the hair, up to the second it may be skin. */
const HAIR_FROM = 128
const SKIN_UP_TO = 40
/** Share of the hair outside its box on each side. */
const OUTSIDE = 0.02
/** The face in widths of the hair: half its width, its top and its bottom below the top of the hair. */
const FACE = { half: 0.36, top: 0.25, bottom: 1.35 } as const
/** Darker pixels (brightest channel, 0-255) have no reliable tint. */
const DARK = 12
const MIN_LIGHT = 1e-4
/** With fewer samples of skin no face is seen. */
const FEWEST = 20

/** The median colour of the skin of the face under the hair in a light with these gains; null where no face is seen. */
export function faceSkin(image: RgbaImage, mask: HairMask, gains: Gains): Lab | null {
  const { width, height, data } = image
  const step = Math.max(1, Math.ceil(Math.sqrt((width * height) / MAX_SAMPLES)))
  const maskAt = (x: number, y: number) =>
    mask.data[Math.floor((y * mask.height) / height) * mask.width + Math.floor((x * mask.width) / width)]!
  const columns = new Float32Array(Math.ceil(width / step))
  const rows = new Float32Array(Math.ceil(height / step))
  for (let row = 0; row < rows.length; row++) {
    for (let column = 0; column < columns.length; column++) {
      if (maskAt(column * step, row * step) < HAIR_FROM) continue
      columns[column]!++
      rows[row]!++
    }
  }
  const [left, right] = edgesOf(columns)
  const [top] = edgesOf(rows)
  const across = right - left
  const first = Math.max(0, Math.ceil((left + right) / 2 - FACE.half * across))
  const last = Math.min(columns.length - 1, Math.floor((left + right) / 2 + FACE.half * across))
  const bottom = Math.min(rows.length - 1, Math.floor(top + FACE.bottom * across))
  const found: [number[], number[], number[]] = [[], [], []]
  const lab = new Float64Array(3)
  for (let row = Math.ceil(top + FACE.top * across); row <= bottom; row++) {
    for (let column = first; column <= last; column++) {
      if (maskAt(column * step, row * step) > SKIN_UP_TO) continue
      const at = (row * step * width + column * step) * 4
      if (Math.max(data[at]!, data[at + 1]!, data[at + 2]!) < DARK) continue
      const [r, g, b] = linearAt(data, at)
      const red = Math.max(MIN_LIGHT, r) * gains[0]
      const green = Math.max(MIN_LIGHT, g) * gains[1]
      const blue = Math.max(MIN_LIGHT, b) * gains[2]
      if (!isSkinTint(Math.log(red / green), Math.log(blue / green))) continue
      writeLab(red, green, blue, lab, 0)
      for (const channel of [0, 1, 2] as const) found[channel].push(lab[channel]!)
    }
  }
  if (found[0].length < FEWEST) return null
  const [lightness, a, b] = found.map((values) => quantileOf(Float32Array.from(values), 0.5)) as [
    number,
    number,
    number,
  ]
  return [lightness, a, b]
}

/** The first and the last place of nearly all that is counted. */
function edgesOf(counts: Float32Array): readonly [first: number, last: number] {
  const outside = OUTSIDE * counts.reduce((sum, count) => sum + count, 0)
  let [first, last] = [0, counts.length - 1]
  for (let sum = counts[first]!; sum < outside; sum += counts[++first]!);
  for (let sum = counts[last]!; sum < outside; sum += counts[--last]!);
  return [first, last]
}
