import type { HairMask, RgbaImage } from '../image.ts'
import { clamp, smoothStep } from '../numeric.ts'
import type { PhotoHints } from '../reading.ts'
import { type ExposureScene, estimateExposure } from './exposure.ts'
import { findEyeWhites } from './eye-whites.ts'
import { type Cast, castDistance, castStrength, gainsOfCast, type Light } from './light.ts'
import { type LightPosterior, type LightScene, neutralShare, posteriorOf, sceneOf, skinShare } from './light-votes.ts'
import { skinTint, type Tint } from './skin-tint.ts'
import { partOf, type Surround, sampleHair, sampleSurround } from './surround.ts'
import { type TappedPatch, tappedPatch } from './white-point.ts'

/** With fewer samples beside the hair the light is unknown. */
const FEWEST_SAMPLES = 120

/** All evidence of the light within the photo itself. */
type LightEvidence = ExposureScene & {
  readonly scene: LightScene
  /** Null if the photo shows almost only hair. */
  readonly belief: LightPosterior | null
}

function gatherLight(image: RgbaImage, mask: HairMask): LightEvidence {
  const seen = {
    surround: sampleSurround(image, mask),
    hair: sampleHair(image, mask),
    eyes: findEyeWhites(image, mask),
  }
  const scene = sceneOf(seen)
  return { ...seen, scene, belief: seen.surround.count < FEWEST_SAMPLES ? null : posteriorOf(scene) }
}

/** Spread at which an estimate is useless; below `MIN_CONFIDENCE` nothing is corrected. */
const NO_BELIEF = 0.8
const MIN_CONFIDENCE = 0.06
const MAX_CONFIDENCE = 0.9
/** A cast up to the first value may be the paint of the wall and is not corrected; from the second on all of it is. */
const WEAK_CAST = { none: 0.05, full: 0.13 } as const
/** Shares of the surround from which the estimate counts as based on grey objects, or on skin. */
const MIN_SHARE = { neutral: 0.08, skin: 0.02 } as const
/** Uncertainty in stops of a photo that shows only hair. */
const UNKNOWN_EXPOSURE = 0.45
/** Error of the cast of a tapped white or grey object. */
const TAPPED_SPREAD = 0.06
/** Reflectance of a photographer's grey card. */
const GREY_CARD = 0.18

export type LightEstimate = {
  readonly light: Light
  /** The estimated cast, scaled by its confidence: 0 none, 0.5 a warm lamp. */
  readonly castStrength: number
  /** Root mean square error of the cast. */
  readonly castSpread: number
  /** Stops that the photo was over (+) or under (-) the right exposure, already corrected by the gains. */
  readonly stops: number
  /** Root mean square error of `stops`; 0 = certain. */
  readonly exposureSpread: number
  /** True when the two halves of the picture are lit by lights of different colour. */
  readonly mixed: boolean
  /** Tint of the skin in the picture in this light; null if too little skin is visible. */
  readonly skin: Tint | null
}

export type LightHints = Partial<Pick<PhotoHints, 'whitePoint' | 'greyCard'>>

/**
 * Estimates the colour and strength of the light from everything except the hair: from a tapped white object or grey card if given,
 * otherwise the light under which most of the picture is plausible (grey surfaces, the whites of eyes, skin, hair, the mean of all).
 * With little evidence it corrects nothing and returns that (source 'none').
 */
export function estimateLight(image: RgbaImage, mask: HairMask, hints: LightHints = {}): LightEstimate {
  const evidence = gatherLight(image, mask)
  const mixed = isMixed(evidence.surround)
  const tapped = tappedLight(image, evidence, hints)
  if (tapped) return { ...tapped, mixed }
  const { belief } = evidence
  const confidence = belief ? clamp(1 - belief.spread / NO_BELIEF, 0, MAX_CONFIDENCE) : 0
  if (!belief || confidence < MIN_CONFIDENCE) {
    const light: Light = { gains: [1, 1, 1], confidence, source: 'none' }
    return {
      light,
      castStrength: 0,
      castSpread: belief?.spread ?? NO_BELIEF,
      stops: 0,
      exposureSpread: UNKNOWN_EXPOSURE,
      mixed,
      skin: skinTint(evidence.surround, [0, 0]),
    }
  }
  const strength = castStrength(belief.cast)
  const applied = smoothStep(WEAK_CAST.none, WEAK_CAST.full, strength)
  const cast: Cast = [belief.cast[0] * applied, belief.cast[1] * applied]
  const { stops, spread } = estimateExposure(evidence, cast)
  return {
    light: { gains: gainsOfCast(cast, 2 ** -stops), confidence, source: sourceOf(evidence.scene, belief.cast) },
    castStrength: strength,
    castSpread: belief.spread,
    stops,
    exposureSpread: spread,
    mixed,
    skin: skinTint(evidence.surround, cast),
  }
}

/** The tapped reference: a grey card has priority over a white object, which is less exact. */
function hintedPatch(image: RgbaImage, hints: LightHints): (TappedPatch & { readonly isCard: boolean }) | null {
  const card = hints.greyCard ? tappedPatch(image, hints.greyCard) : null
  if (card) return { ...card, isCard: true }
  const white = hints.whitePoint ? tappedPatch(image, hints.whitePoint) : null
  return white && { ...white, isCard: false }
}

function tappedLight(
  image: RgbaImage,
  evidence: ExposureScene,
  hints: LightHints,
): Omit<LightEstimate, 'mixed'> | null {
  const patch = hintedPatch(image, hints)
  if (!patch) return null
  const exposure = estimateExposure(evidence, patch.cast)
  const stops = patch.isCard ? clamp(Math.log2(patch.luminance / GREY_CARD), -2, 2) : exposure.stops
  return {
    light: { gains: gainsOfCast(patch.cast, 2 ** -stops), confidence: patch.confidence, source: 'white-point' },
    castStrength: castStrength(patch.cast),
    castSpread: TAPPED_SPREAD,
    stops,
    exposureSpread: patch.isCard ? 0 : exposure.spread,
    skin: skinTint(evidence.surround, patch.cast),
  }
}

function sourceOf(scene: LightScene, cast: Cast): Light['source'] {
  if (neutralShare(scene, cast) >= MIN_SHARE.neutral) return 'neutral'
  return skinShare(scene, cast) >= MIN_SHARE.skin ? 'skin' : 'statistics'
}

/** Whether grey objects on the left and on the right are lit differently. */
function isMixed(surround: Surround): boolean {
  const left = clearLight(partOf(surround, (across) => across < 0.4))
  const right = left && clearLight(partOf(surround, (across) => across > 0.6))
  return !!left && !!right && castDistance(left, right) > MIXED.distance
}

/** The cast of the light on a part of the picture; null unless it shows grey objects. */
function clearLight(surround: Surround): Cast | null {
  if (surround.count < FEWEST_SAMPLES) return null
  const scene = sceneOf({ surround, hair: null, eyes: null })
  const { cast, spread } = posteriorOf(scene)
  return neutralShare(scene, cast) >= MIXED.neutral && spread < MIXED.spread ? cast : null
}

/** Two lights are reported only if both sides show grey objects and have a confident estimate. */
const MIXED = { neutral: 0.05, spread: 0.55, distance: 0.35 } as const
