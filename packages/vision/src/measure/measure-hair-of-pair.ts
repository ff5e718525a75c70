import type { HairMask, RgbaImage } from '../image.ts'
import { believeLight } from '../light/estimate-light.ts'
import { gatherLight, type LightEvidence } from '../light/light-evidence.ts'
import { together } from '../light/light-posterior.ts'
import type { PhotoHints, Reading } from '../reading.ts'
import { type MeasuringContext, measureHair } from './measure-hair.ts'

/** A photo with its hair mask. */
export type MarkedPhoto = {
  readonly image: RgbaImage
  readonly mask: HairMask
  readonly hints?: PhotoHints | undefined
  readonly context?: MeasuringContext
}

/**
 * Measures Prima and Dopo of one client. Photos of the same place share the evidence of its light, especially a tapped white; photos
 * that contradict each other, and photos with a tapped white, use only their own. Null for a mask without hair.
 */
export function measureHairOfPair(prima: MarkedPhoto, dopo: MarkedPhoto): readonly [Reading | null, Reading | null] {
  // Computed once: it takes as long as the rest of measuring.
  const [ofPrima, ofDopo] = [gatherLight(prima.image, prima.mask), gatherLight(dopo.image, dopo.mask)]
  const one = believeLight(ofPrima, prima.image, prima.hints)
  const other = believeLight(ofDopo, dopo.image, dopo.hints)
  const light = one && other ? together(one, other) : null
  const measure = ({ image, mask, hints, context }: MarkedPhoto, lightEvidence: LightEvidence) =>
    measureHair(image, mask, hints, { ...context, light, lightEvidence })
  return [measure(prima, ofPrima), measure(dopo, ofDopo)]
}
