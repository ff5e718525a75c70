import { clamp, dotOf, lengthOf, smoothStep } from '../numeric.ts'
import type { EyeWhites } from './eye-whites.ts'
import { type Cast, castDistance, castStrength } from './light.ts'
import { type HairSample, type Surround, sampleAt } from './surround.ts'

/** For objects of the light's own tint: how near the tint must be, and what share of the picture makes them reliable. */
const GREY = { distance: 0.11, enough: 0.03 } as const
/** Least luminance whose logarithm is taken. */
const DARK = 0.002
/**
 * Stops over the right exposure by the features of `evidenceOf`, in its order: least squares over rendered scenes of known
 * exposure (seeds 6,400,000 to 6,502,000, not those of the accuracy page). No feature is decisive: a dark room looks like a
 * dark photo. The residual error is about 0.4 stops.
 */
const FIT = [0.139, 0.102, -0.016, 0.385, 0.269, -0.234, 0.064, 0.038] as const
/** Reflectance of the white of an eye in photos: shaded by its socket, a little grey. */
const EYE_WHITE = 0.5
/** Weight of the exposure read from the eyes. */
const EYE_SHARE = 0.4
/** Largest difference between the exposure of the eyes and the other evidence; beyond it they are a false detection or in shadow. */
const MAX_EYE_DIFFERENCE = 1
/** A camera that balanced the white usually also chose the right exposure: this is doubted from this strength of cast. */
const UNBALANCED = { from: 0.12, to: 0.3 } as const
/** Range of stops in which a balanced photo is not corrected (a dark room is not a dark photo); beyond it the correction is partial. */
const BALANCED = { under: -0.55, over: 0.25, part: 0.7 } as const
/** Uncertainty in stops (root mean square) of a photo without evidence of its exposure. */
const UNKNOWN = { withEyes: 0.3, withoutEyes: 0.44, unseen: 0.58, ofUnbelieved: 0.6 } as const
const MAX_STOPS = 1.2
const FEWEST_SAMPLES = 60

export type Exposure = {
  /** Stops that the photo is over (+) or under (-) the right exposure, scaled by their confidence. */
  readonly stops: number
  /** Root mean square error of the stops. */
  readonly spread: number
}

/** Features of a photo that depend on its exposure. */
export type ExposureScene = {
  readonly surround: Surround
  readonly hair: HairSample | null
  readonly eyes: EyeWhites | null
}

export function estimateExposure(scene: ExposureScene, cast: Cast): Exposure {
  const doubt = smoothStep(UNBALANCED.from, UNBALANCED.to, castStrength(cast))
  if (scene.surround.count < FEWEST_SAMPLES) return { stops: 0, spread: doubt * UNKNOWN.unseen }
  const seen = dotOf(evidenceOf(scene, cast), FIT)
  const byEyes = scene.eyes
    ? clamp(Math.log2(scene.eyes.luminance / EYE_WHITE) - seen, -MAX_EYE_DIFFERENCE, MAX_EYE_DIFFERENCE)
    : 0
  const stops = seen + EYE_SHARE * byEyes
  const balanced = BALANCED.part * (stops - clamp(stops, BALANCED.under, BALANCED.over))
  const believed = clamp(doubt * stops + (1 - doubt) * balanced, -MAX_STOPS, MAX_STOPS)
  const unknown = doubt * (scene.eyes ? UNKNOWN.withEyes : UNKNOWN.withoutEyes)
  return { stops: believed, spread: lengthOf(unknown, UNKNOWN.ofUnbelieved * (stops - believed)) }
}

/** Bright and burnt-out areas and light hair indicate much light; grey objects may be merely pale. */
function evidenceOf({ surround, hair }: ExposureScene, cast: Cast): readonly number[] {
  return [
    1,
    stopsOf(surround.brightest),
    stopsOf(surround.middle),
    Math.min(1, surround.clippedShare / 0.1),
    Math.min(1, surround.clippedShare / 0.02),
    Math.min(1, greyShare(surround, cast) / GREY.enough),
    hair ? stopsOf(hair.luminance) : USUAL_HAIR,
    hair ? Math.min(1, hair.clippedShare / 0.1) : 0,
  ]
}

const USUAL_HAIR = -3.3

function stopsOf(luminance: number): number {
  return Math.log2(luminance + DARK)
}

function greyShare(surround: Surround, cast: Cast): number {
  let grey = 0
  for (let sample = 0; sample < surround.count; sample++) {
    if (castDistance(sampleAt(surround, sample).tint, cast) < GREY.distance) grey++
  }
  return grey / surround.count
}
