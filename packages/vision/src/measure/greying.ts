import { type Lab, lchOf, naturalAt } from '@riflesso/colorimetry'
import { clamp, quantileOf, smoothStep } from '../numeric.ts'
import type { HairPixels } from './hair-pixels.ts'
import { coordinateOf } from './lit-hair.ts'

/** L* difference of neighbouring strands that separates salt-and-pepper hair from shading; fitted to photographs. */
const STRANDS = [5, 9] as const
/** Chroma below that of natural hair at which hair is fully salt and pepper; fitted to photographs. */
const MISSING_CHROMA = 8
/** L* over which pale hair is blond, or white, rather than dark hair among white strands. */
const PALE = [52, 66] as const
/** Quantile of lightness of the pigmented strands. */
const DARKER_STRANDS = 0.2

/** Confidence, 0-1, that this is dark hair mixed with white strands: strands differ and the mixture has low chroma. */
export function greyingOf(median: Lab, strandContrast: number): number {
  const contrast = smoothStep(...STRANDS, strandContrast) * (1 - smoothStep(...PALE, median[0]))
  return contrast * clamp(missingChroma(median) / MISSING_CHROMA, 0, 1)
}

/** Confidence from which hair counts as salt and pepper; fitted to photographs. */
const SURE = 0.3

export const isGreying = (greying: number): boolean => greying >= SURE

/** How much less chroma C* this has than natural hair of its lightness. */
export function missingChroma(median: Lab): number {
  return lchOf(naturalAt(median[0])).c - lchOf(median).c
}

/** The colour from which the level is read: with white strands that of the darker ones. */
export function pigmentedLab(hair: HairPixels, members: Uint32Array, median: Lab, greying: number): Lab {
  if (greying === 0) return median
  const darker = quantileOf(coordinateOf(hair, members, 0), DARKER_STRANDS)
  return [median[0] + greying * Math.min(0, darker - median[0]), median[1], median[2]]
}
