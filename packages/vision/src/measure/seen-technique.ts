import type { Reading, SeenTechnique } from '../reading.ts'

/**
 * From what rise of the level, roots to ends, on. Even hair photographed from above reads darker towards the ends, and the
 * zones of a photo overlap: what is seen is about a level less than what was done.
 */
const RISE = { least: 0.9, ombre: 2 } as const
/** L* between neighbouring strands from which the lights are strands, not a band (reference 9: ombré below 5, balayage 8-18). */
const STRANDS = 8.5
/** So much of the rise may be error. */
const BAR_SHARE = 0.5
/** Short hair fills less of a picture; what rises there is light or scalp. Fitted to the fit half of the photographs. */
const LEAST_HAIR = 0.15

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
  if (!roots || !ends || hairShare < LEAST_HAIR) return null
  const rise = ends.level - roots.level
  const doubt = BAR_SHARE * Math.min(roots.levelError, ends.levelError)
  if (rise < Math.max(RISE.least, doubt)) return null
  if (strandContrast >= STRANDS) return 'balayage'
  return rise >= RISE.ombre ? 'ombre' : 'sombre'
}
