import type { HairMask, RgbaImage } from './image.ts'
import { believeLight } from './light/estimate-light.ts'
import { together } from './light/light-posterior.ts'
import { measureHair } from './measure/measure-hair.ts'
import type { PhotoHints, Reading } from './reading.ts'

type MeasuredPhoto = { readonly image: RgbaImage; readonly mask: HairMask; readonly hints?: PhotoHints }

/**
 * Measures Prima and Dopo of one client. Photos of the same place share what they tell of its light; photos that contradict
 * each other, and photos where the colourist tapped white, keep their own. Null where a mask marks no hair.
 */
export function measurePair(prima: MeasuredPhoto, dopo: MeasuredPhoto): readonly [Reading | null, Reading | null] {
  const [one, other] = [prima, dopo].map(({ image, mask }) => believeLight(image, mask))
  const shared = one && other ? together(one, other) : null
  return [
    measureHair(prima.image, prima.mask, prima.hints, { light: shared }),
    measureHair(dopo.image, dopo.mask, dopo.hints, { light: shared }),
  ]
}
