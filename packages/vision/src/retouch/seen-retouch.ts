import type { HairMask, RgbaImage } from '../image.ts'
import type { RetouchSign } from '../reading.ts'
import { retouchScore } from './retouch-model.ts'
import { RETOUCH_MODELS } from './retouch-models.ts'
import { retouchSigns } from './retouch-signs.ts'

/** Signs that a picture was retouched: none in most pictures, a false one in one of twenty unretouched pictures. */
export function seenRetouch(image: RgbaImage, mask: HairMask): readonly RetouchSign[] {
  const signs = retouchSigns(image, mask)
  if (signs === null) return []
  const seen = RETOUCH_MODELS.filter((model) => retouchScore(signs, model) > model.threshold).map(({ sign }) => sign)
  return [...new Set(seen)]
}
