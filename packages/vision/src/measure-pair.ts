import type { HairMask, RgbaImage } from './image.ts'
import { believeLight } from './light/estimate-light.ts'
import { together } from './light/light-posterior.ts'
import { type MeasuringContext, measureHair } from './measure/measure-hair.ts'
import type { PhotoHints, Reading } from './reading.ts'

/** A photo whose hair was found. */
export type MarkedPhoto = {
  readonly image: RgbaImage
  readonly mask: HairMask
  readonly hints?: PhotoHints | undefined
  readonly context?: MeasuringContext
}

/**
 * Measures Prima and Dopo of one client. Photos of the same place share what they tell of its light, a tapped white
 * most of all; photos that contradict each other, and photos where the colourist tapped white, keep their own. Null where a mask marks no hair.
 */
export function measurePair(prima: MarkedPhoto, dopo: MarkedPhoto): readonly [Reading | null, Reading | null] {
  const [one, other] = [prima, dopo].map(({ image, mask, hints }) => believeLight(image, mask, hints))
  const shared = one && other ? together(one, other) : null
  const measure = ({ image, mask, hints, context }: MarkedPhoto) =>
    measureHair(image, mask, hints, { ...context, light: shared })
  return [measure(prima), measure(dopo)]
}
