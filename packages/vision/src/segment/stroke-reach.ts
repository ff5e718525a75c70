import { clamp } from '../numeric.ts'
import type { Field } from './hair-probability.ts'
import { drawStrokes, type HairSeed, UNMARKED } from './strokes.ts'

// Across even colour a stroke fades over half its own length, within these shares of the picture's longer side: a tap
// corrects a spot, a long stroke a region.
const OF_LENGTH = 0.5
const LEAST_FADE = 0.02
const GREATEST_FADE = 0.3
// A change of colour by this many units (Lab) costs as much as the whole way it fades over.
const FADES_ACROSS = 30
// Differences up to this are noise and strands.
const TEXTURE = 3
const SWEEPS = 4
const OUT_OF_REACH = 12

/**
 * What the user's strokes say about the pixels around them, from -1, not hair, to 1, hair: certain where a path of even
 * colour leads to a stroke, 0 beyond an edge. Null without strokes.
 */
export function strokeReach(
  seeds: readonly HairSeed[],
  lab: Float32Array,
  width: number,
  height: number,
): Field | null {
  if (seeds.length === 0) return null
  const smooth = smoothed(lab, width, height)
  const data = new Float32Array(width * height)
  for (const kind of ['hair', 'not-hair'] as const) {
    const strokes = seeds.filter((seed) => seed.kind === kind)
    if (strokes.length === 0) continue
    const distance = distances(strokes, smooth, width, height)
    const sign = kind === 'hair' ? 1 : -1
    for (let i = 0; i < data.length; i++) data[i]! += sign * Math.exp(-distance[i]!)
  }
  return { width, height, data }
}

/** Lengths of the easiest paths to a stroke, in units of what that stroke fades over; swept forwards and backwards. */
function distances(strokes: readonly HairSeed[], lab: Float32Array, width: number, height: number): Float32Array {
  const far = new Float32Array(width * height).fill(OUT_OF_REACH)
  // What a pixel of the way costs, as the nearest stroke has it.
  const cost = new Float32Array(width * height)
  for (const stroke of strokes) {
    const fade = clamp(OF_LENGTH * extent(stroke, width, height), LEAST_FADE, GREATEST_FADE)
    drawStrokes([stroke], width, height).forEach((mark, i) => {
      if (mark === UNMARKED) return
      far[i] = 0
      cost[i] = 1 / (fade * Math.max(width, height))
    })
  }
  const relax = (i: number, j: number, length: number): void => {
    const way = far[j]! + cost[j]! * length
    if (way >= far[i]!) return
    const l = lab[i * 3]! - lab[j * 3]!
    const a = lab[i * 3 + 1]! - lab[j * 3 + 1]!
    const b = lab[i * 3 + 2]! - lab[j * 3 + 2]!
    const through = way + Math.max(0, Math.sqrt(l * l + a * a + b * b) - TEXTURE) / FADES_ACROSS
    if (through >= far[i]!) return
    far[i] = through
    cost[i] = cost[j]!
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

/** The picture averaged over 3 × 3 pixels, so that single strands are no walls. */
function smoothed(lab: Float32Array, width: number, height: number): Float32Array {
  const out = new Float32Array(lab.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let count = 0
      const at = (y * width + x) * 3
      for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++) {
        for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u++) {
          const from = (v * width + u) * 3
          for (let k = 0; k < 3; k++) out[at + k]! += lab[from + k]!
          count++
        }
      }
      for (let k = 0; k < 3; k++) out[at + k]! /= count
    }
  }
  return out
}
