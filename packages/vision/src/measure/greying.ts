import type { Lab } from '@riflesso/colorimetry'
import { clamp, quantileOf } from '../numeric.ts'
import type { HairPixels } from './hair-pixels.ts'
import { coordinateOf } from './lit-hair.ts'

/** From this share of white hair on missing colour is no ash; fitted to photographs. */
const GREYING = 0.2
/** Shares of white hair from which the darker strands count for the level, and from which only they do; fitted to photographs. */
const BY_DARKER = { from: 0.05, to: 0.35 } as const
/** The pigmented strands lie at this rank of lightness. */
const DARKER_STRANDS = 0.2

/** Whether this is salt and pepper; `whiteShare` is null where white is not seen. */
export const isGreying = (whiteShare: number | null): boolean => (whiteShare ?? 0) >= GREYING

/** The colour whose level is the hair's own: among white strands that of the darker ones. */
export function pigmentedLab(hair: HairPixels, members: Uint32Array, median: Lab, whiteShare: number | null): Lab {
  const weight = clamp(((whiteShare ?? 0) - BY_DARKER.from) / (BY_DARKER.to - BY_DARKER.from), 0, 1)
  if (weight === 0) return median
  const darker = quantileOf(coordinateOf(hair, members, 0), DARKER_STRANDS)
  return [median[0] + weight * Math.min(0, darker - median[0]), median[1], median[2]]
}
