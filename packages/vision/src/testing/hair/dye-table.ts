import type { Lab } from '@riflesso/colorimetry'
import { linearOfLab } from '../../colour/lab.ts'
import { smoothStep } from '../../numeric.ts'
import { type HairColours, labOfInput } from './hair-colour.ts'

const STEPS = 256
/** Highlights start a little off the scalp: they grow out, and foils do not touch it. */
const OFF_THE_SCALP = 0.02
/** Share of the hair's length over which a highlight gains its whole colour. */
const FLOWS_OVER = 0.2

/** Linear sRGB of the dyed hair at STEPS places from scalp to tip: base colour and accent colour. */
export type DyeTable = { readonly base: Float32Array; readonly accent: Float32Array; readonly steps: number }

/**
 * The zones are those of the trade (roots to a fifth, ends from seven tenths); colours are interpolated around their borders, so that
 * the middle of every zone has exactly the requested colour.
 */
export function dyeTable(colours: HairColours): DyeTable {
  const roots = labOfInput(colours.roots)
  const lengths = labOfInput(colours.lengths)
  const ends = labOfInput(colours.ends)
  const accentColour = colours.highlights ? labOfInput(colours.highlights.colour) : lengths
  const from = colours.highlights?.from ?? OFF_THE_SCALP
  const base = new Float32Array(STEPS * 3)
  const accent = new Float32Array(STEPS * 3)
  for (let step = 0; step < STEPS; step++) {
    const along = step / (STEPS - 1)
    const toLengths = smoothStep(0.1, 0.32, along)
    const toEnds = smoothStep(0.58, 0.82, along)
    const own = mixLab(mixLab(roots, lengths, toLengths), ends, toEnds)
    base.set(linearOfLab(own), step * 3)
    accent.set(linearOfLab(mixLab(own, accentColour, smoothStep(from, from + FLOWS_OVER, along))), step * 3)
  }
  return { base, accent, steps: STEPS }
}

function mixLab(from: Lab, to: Lab, t: number): Lab {
  return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, from[2] + (to[2] - from[2]) * t]
}
