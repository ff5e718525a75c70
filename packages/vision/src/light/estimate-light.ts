import type { HairMask, RgbaImage } from '../image.ts'
import { smoothStep } from '../numeric.ts'
import type { PhotoHints } from '../reading.ts'
import { greyEdge } from './grey-edge.ts'
import { type Cast, castDistance, castStrength, gainsOfCast, type Light, type LightEvidence } from './light.ts'
import { neutralSurfaces } from './neutral-surfaces.ts'
import { skinLocus } from './skin-locus.ts'
import { type Surround, sampleSurround } from './surround.ts'
import { tappedWhite } from './white-point.ts'

/** Below this nothing is corrected; from the second on the whole cast is. */
const TRUST = { none: 0.2, full: 0.55 } as const
/** A cast this weak may as well be the paint of the wall, and is not corrected; from the second on all of it is. */
const WEAK_CAST = { none: 0.06, full: 0.22 } as const

export type LightEstimate = {
  readonly light: Light
  /** The cast that was found, as far as it is trusted: 0 none, 0.5 a warm lamp. */
  readonly castStrength: number
  /** True when the two halves of the picture are lit by lights of different colour. */
  readonly mixed: boolean
}

/**
 * Estimates the colour of the light from what is not hair: a tapped white thing when given, otherwise bright neutral
 * surfaces, supported by skin and edge statistics. With little evidence it corrects nothing and says so (source 'none').
 */
export function estimateLight(
  image: RgbaImage,
  mask: HairMask,
  whitePoint: PhotoHints['whitePoint'] = null,
): LightEstimate {
  const surround = sampleSurround(image, mask)
  const mixed = isMixed(surround)
  const tapped = whitePoint ? tappedWhite(image, whitePoint) : null
  const found = tapped ?? strongest(surround, image, mask)
  if (!found || found.confidence < TRUST.none) {
    const light: Light = { gains: [1, 1, 1], confidence: found?.confidence ?? 0, source: 'none' }
    return { light, castStrength: 0, mixed }
  }
  const strength = castStrength(found.cast)
  const trust = smoothStep(TRUST.none, TRUST.full, found.confidence)
  const applied = trust * (tapped ? 1 : smoothStep(WEAK_CAST.none, WEAK_CAST.full, strength))
  const cast: Cast = [found.cast[0] * applied, found.cast[1] * applied]
  const light: Light = { gains: gainsOfCast(cast), confidence: found.confidence, source: found.source }
  return { light, castStrength: strength * trust, mixed }
}

/** The surest evidence; the others raise its confidence where they agree and lower it where they contradict. */
function strongest(surround: Surround, image: RgbaImage, mask: HairMask): LightEvidence | null {
  const all = [neutralSurfaces(surround), skinLocus(surround), greyEdge(image, mask)].filter((found) => found !== null)
  const best = all.reduce<LightEvidence | null>(
    (surest, evidence) => (surest && surest.confidence >= evidence.confidence ? surest : evidence),
    null,
  )
  if (!best) return null
  let confidence = best.confidence
  for (const other of all) {
    if (other === best) continue
    const distance = castDistance(best.cast, other.cast)
    if (distance < 0.2) confidence += 0.5 * other.confidence
    else if (distance > 0.5) confidence -= 0.5 * other.confidence
  }
  return { ...best, confidence: Math.min(0.9, Math.max(0, confidence)) }
}

function isMixed(surround: Surround): boolean {
  const left = neutralSurfaces(surround, (sample) => surround.across[sample]! < 0.4)
  const right = neutralSurfaces(surround, (sample) => surround.across[sample]! > 0.6)
  if (!left || !right || Math.min(left.confidence, right.confidence) < 0.2) return false
  return castDistance(left.cast, right.cast) > 0.35
}
