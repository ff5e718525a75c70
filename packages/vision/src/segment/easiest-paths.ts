import { clamp } from '../numeric.ts'
import { drawStrokes, type HairSeed, UNMARKED } from './strokes.ts'

const SWEEPS = 4

/** How far strokes carry: over `ofLength` times their own length, within `least` and `greatest` (shares of the longer side). */
export type Fade = { readonly ofLength: number; readonly least: number; readonly greatest: number }

/** What the step from one pixel to its neighbour costs, given what it would cost where nothing is in the way. */
type StepPrice = (from: number, to: number, plain: number) => number

/**
 * Prices of the easiest paths from every pixel of a width × height picture to a stroke, in units of what that stroke fades
 * over; pixels that no path reaches for less than `limit` are left at it.
 */
export function easiestPaths(
  strokes: readonly HairSeed[],
  fade: Fade,
  price: StepPrice,
  width: number,
  height: number,
  limit: number,
): Float32Array {
  const far = new Float32Array(width * height).fill(limit)
  // What a pixel of the way costs, as the nearest stroke has it.
  const plain = new Float32Array(width * height)
  const longer = Math.max(width, height)
  for (const stroke of strokes) {
    const reach = clamp(fade.ofLength * extent(stroke, width, height), fade.least, fade.greatest)
    drawStrokes([stroke], width, height).forEach((mark, i) => {
      if (mark === UNMARKED) return
      far[i] = 0
      plain[i] = 1 / (reach * longer)
    })
  }
  const relax = (to: number, from: number, length: number): void => {
    const way = plain[from]! * length
    if (far[from]! + way >= far[to]!) return
    const through = far[from]! + price(from, to, way)
    if (through >= far[to]!) return
    far[to] = through
    plain[to] = plain[from]!
  }
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const step = sweep % 2 === 0 ? 1 : -1
    const [left, top] = step > 0 ? [0, 0] : [width - 1, height - 1]
    for (let row = 0, y = top; row < height; row++, y += step) {
      for (let column = 0, x = left; column < width; column++, x += step) {
        const i = y * width + x
        if (column > 0) relax(i, i - step, 1)
        if (row === 0) continue
        const above = i - step * width
        relax(i, above, 1)
        if (column > 0) relax(i, above - step, Math.SQRT2)
        if (column < width - 1) relax(i, above + step, Math.SQRT2)
      }
    }
  }
  return far
}

/** Diagonal of the box round a stroke, as a share of the picture's longer side. */
function extent({ points }: HairSeed, width: number, height: number): number {
  const span = (values: readonly number[]): number => Math.max(...values) - Math.min(...values)
  if (points.length === 0) return 0
  const across = span(points.map(([x]) => x * width))
  const down = span(points.map(([, y]) => y * height))
  return Math.hypot(across, down) / Math.max(width, height)
}
