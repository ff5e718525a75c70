import type { SeenTechnique } from '@riflesso/colorimetry'
import type { Reading } from '../reading.ts'

/**
 * Least rise of the level from roots to ends. Even hair photographed from above reads darker towards the ends, and the
 * zones of a photo overlap: the measured rise is about a level less than the real one.
 */
const RISE = { least: 0.9, ombre: 2 } as const
/** L* difference of neighbouring strands from which lights are strands, not a band (reference 9: ombré below 5, balayage 8-18). */
const STRANDS = 8.5
/** Largest share of the rise that may be error. */
const BAR_SHARE = 0.5
/** Least share of hair: a rise on short hair comes from light or scalp. Fitted to the fit half of the photographs. */
const MIN_HAIR = 0.15

/**
 * The technique that a photo shows, null when none is clear: a lengthwise fade (ombré, the softer sombré) or freehand lights
 * towards the tips (balayage). Finer lights look like shading in a photo and are never claimed.
 */
export function seenTechnique({
  zones,
  strandContrast,
  hairShare,
}: Pick<Reading, 'zones' | 'strandContrast' | 'hairShare'>): SeenTechnique | null {
  const { roots, ends } = zones
  if (!roots || !ends || hairShare < MIN_HAIR) return null
  const rise = ends.level - roots.level
  const doubt = BAR_SHARE * Math.min(roots.levelError, ends.levelError)
  if (rise < Math.max(RISE.least, doubt)) return null
  if (strandContrast >= STRANDS) return 'balayage'
  return rise >= RISE.ombre ? 'ombre' : 'sombre'
}
