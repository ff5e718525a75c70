import { easiestPaths, type Fade } from './easiest-paths.ts'
import type { Field } from './hair-probability.ts'
import { strokeLikeness } from './stroke-likeness.ts'
import type { HairSeed } from './strokes.ts'

// Across even colour a stroke fades over half its own length: a tap corrects a spot, a long stroke a region.
const FADE: Fade = { ofLength: 0.5, least: 0.02, greatest: 0.3 }
// A change of colour by this many units (Lab) costs as much as the whole way it fades over.
const FADES_ACROSS = 30
// Differences up to this are noise and strands.
const TEXTURE = 3
const OUT_OF_REACH = 12

/**
 * What the user's strokes say about the pixels around them, from -1, not hair, to 1, hair: certain where a path of even
 * colour leads to a stroke, or one over colours more like the stroke's than like those on the other side of the network's
 * opinion; 0 elsewhere. Null without strokes.
 */
export function strokeReach(seeds: readonly HairSeed[], lab: Float32Array, network: Field): Field | null {
  if (seeds.length === 0) return null
  const { width, height } = network
  const smooth = smoothed(lab, width, height)
  const step = (from: number, to: number, plain: number): number => {
    const l = smooth[to * 3]! - smooth[from * 3]!
    const a = smooth[to * 3 + 1]! - smooth[from * 3 + 1]!
    const b = smooth[to * 3 + 2]! - smooth[from * 3 + 2]!
    return plain + Math.max(0, Math.sqrt(l * l + a * a + b * b) - TEXTURE) / FADES_ACROSS
  }
  const data = new Float32Array(width * height)
  for (const kind of ['hair', 'not-hair'] as const) {
    const strokes = seeds.filter((seed) => seed.kind === kind)
    if (strokes.length === 0) continue
    const near = easiestPaths(strokes, FADE, step, width, height, OUT_OF_REACH).map((far) => Math.exp(-far))
    const alike = strokeLikeness(strokes, kind, near, lab, network)
    const sign = kind === 'hair' ? 1 : -1
    for (let i = 0; i < data.length; i++) data[i]! += sign * Math.max(near[i]!, alike[i]!)
  }
  return { width, height, data }
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
