import {
  fitCalibration,
  type HairMask,
  type MeasuredSwatch,
  measureSwatch,
  type NamedCalibration,
  type NamedSwatch,
  type RgbaImage,
} from '../../../packages/vision/src/index.ts'
import { ringPhoto } from '../../../packages/vision/src/render/ring-photo.ts'
import { median } from '../statistics.ts'

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const RING = ringPhoto(LEVELS, 8_400_000)

/** The rendered ring as photographed by `photographed`, fitted; null when refused. */
export function renderedRing(photographed: (image: RgbaImage) => RgbaImage): NamedCalibration | null {
  const image = photographed(RING.image)
  return fitted(RING.taps.map(({ level, point }) => ({ level, ...measureSwatch(image, point) })))
}

/** A head whose hair serves as a swatch: its level judged by eye, and points well inside its hair. */
export type HeadSwatch = {
  readonly image: RgbaImage
  readonly level: number
  readonly taps: readonly (readonly [number, number])[]
}

/** A fitted ring of heads of one place; null when refused. Heads vary more than swatches: those of one level are averaged into one swatch. */
export function headRing(
  heads: readonly HeadSwatch[],
  photographed: (image: RgbaImage) => RgbaImage,
): NamedCalibration | null {
  const measured = heads.map(({ image, level, taps }) => {
    const relit = photographed(image)
    return { level, ...middleOf(taps.map((tap) => measureSwatch(relit, tap))) }
  })
  const byLevel = Map.groupBy(measured, ({ level }) => Math.round(level))
  return fitted(
    [...byLevel.values()].map((of) => ({
      level: of.reduce((sum, { level }) => sum + level, 0) / of.length,
      ...middleOf(of),
    })),
  )
}

function middleOf(measured: readonly MeasuredSwatch[]): MeasuredSwatch {
  const middle = (values: readonly number[]) => median(values) ?? 0
  return {
    light: [
      middle(measured.map(({ light }) => light[0])),
      middle(measured.map(({ light }) => light[1])),
      middle(measured.map(({ light }) => light[2])),
    ],
    lostShare: middle(measured.map(({ lostShare }) => lostShare)),
  }
}

function fitted(ring: readonly NamedSwatch[]): NamedCalibration | null {
  const answer = fitCalibration(ring)
  return answer.ok ? { id: 'study', name: 'study', madeOn: '', ...answer.calibration } : null
}

const GRID = 24
/** Of the picture's longer side; a little more than `measureSwatch` measures. */
const DISC = 0.03
const SURE = 208
const MAX_TAPS = 15

/** Points of a grid whose disc is inside the hair, evenly chosen; empty if the hair is too narrow. */
export function tapsInside(mask: HairMask): readonly (readonly [number, number])[] {
  const reach = DISC * Math.max(mask.width, mask.height)
  const isSure = (x: number, y: number) =>
    x >= 0 && x < mask.width && (mask.data[Math.round(y) * mask.width + Math.round(x)] ?? 0) >= SURE
  const turns = Array.from({ length: 8 }, (_, turn) => (turn * Math.PI) / 4)
  const inside = Array.from({ length: GRID * GRID }, (_, i) => {
    const [column, row] = [(i % GRID) + 0.5, Math.floor(i / GRID) + 0.5]
    return [column / GRID, row / GRID] as const
  }).filter(([across, down]) => {
    const [x, y] = [across * mask.width, down * mask.height]
    return turns.every((turn) => isSure(x + reach * Math.cos(turn), y + reach * Math.sin(turn)))
  })
  const stride = Math.max(1, Math.ceil(inside.length / MAX_TAPS))
  return inside.filter((_, i) => i % stride === 0)
}
