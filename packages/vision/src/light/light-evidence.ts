import type { HairMask, RgbaImage } from '../image.ts'
import type { ExposureScene } from './exposure.ts'
import { findEyeWhites } from './eye-whites.ts'
import { type LightPosterior, posteriorOf } from './light-posterior.ts'
import { type LightScene, sceneOf } from './light-votes.ts'
import { sampleHair, sampleSurround } from './surround.ts'

/** With fewer samples beside the hair the light is unknown. */
export const FEWEST_SAMPLES = 120

/** All evidence of the light within the photo itself. */
export type LightEvidence = ExposureScene & {
  readonly scene: LightScene
  /** Null if the photo shows almost only hair. */
  readonly belief: LightPosterior | null
}

export function gatherLight(image: RgbaImage, mask: HairMask): LightEvidence {
  const seen = {
    surround: sampleSurround(image, mask),
    hair: sampleHair(image, mask),
    eyes: findEyeWhites(image, mask),
  }
  const scene = sceneOf(seen)
  return { ...seen, scene, belief: seen.surround.count < FEWEST_SAMPLES ? null : posteriorOf(scene) }
}
