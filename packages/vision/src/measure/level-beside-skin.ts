import { clampLevel, type Lab } from '@riflesso/colorimetry'
import { tintOf } from '../light/skin-tint.ts'
import { clamp, smoothStep } from '../numeric.ts'
import { type HairColour, hairShareFeature } from './tone-family.ts'

/** What a level is corrected by. */
export type LevelEvidence = Pick<HairColour, 'median' | 'bright' | 'hairShare'> & {
  /** Colour of the skin of the face in the same light. */
  readonly skin: Lab
  /** The level by the colour of the hair alone, see levelInPhoto. */
  readonly level: number
}

/** Levels between which hair counts as more and more light. */
const LIGHT = [4, 6.5] as const
/** Levels between which hair counts as more and more blond. */
const BLOND = [6, 8] as const

/**
 * Weights of the features below, written by tools/level/fit.py: a ridge regression of what the level by colour alone is off by, fitted to
 * the photographs of the fit half with a face whose level was judged by eye. Each feature with its mean, its standard deviation and its
 * weight in levels per standard deviation.
 */
const FIT: readonly (readonly [mean: number, deviation: number, weight: number])[] = [
  [4.2753, 2.1658, -0.4663],
  [0.1308, 0.3107, -0.3815],
  [0.1735, 0.0487, 0.2723],
  [0.2338, 0.0504, -0.4012],
  [0.1678, 0.1495, -0.224],
  [7.9616, 7.6038, 0.5193],
  [0.2325, 0.7069, 0.4273],
  [11.6538, 5.4354, 0.0827],
  [1.2047, 3.5699, 0.2754],
  [-0.0816, 1.766, -0.203],
  [-2.3606, 0.5765, 0.142],
]
const CONSTANT = 0.1538
/** Features further from their mean, in standard deviations, are not extrapolated. */
const FARTHEST = 2.5
/** Largest correction in levels. */
const MOST = 1.5

/** Stops by which hair of the middle levels is darker than skin. */
const USUALLY_DARKER = 2
const LUMINANCE_OF_BLACK = 0.002
const stopsOf = (lightness: number): number => Math.log2(((lightness + 16) / 116) ** 3 + LUMINANCE_OF_BLACK)

/**
 * Level; redness and yellowness of skin and hair, since camera and light tint both alike; how bright light hair is beside the skin; how
 * bright and how yellow the bright strands are beside all the hair; share of hair, since thin and short hair shows the skin under it.
 */
export function levelFeatures({ level, median, bright, skin, hairShare }: LevelEvidence): readonly number[] {
  const [ofSkin, ofHair] = [tintOf(skin), tintOf(median)]
  const light = smoothStep(...LIGHT, level)
  const yellower = bright[2] - median[2]
  return [
    level,
    smoothStep(...BLOND, level),
    ofSkin.red,
    ofSkin.yellow,
    ofHair.yellow,
    median[2],
    light * (stopsOf(median[0]) - stopsOf(skin[0]) + USUALLY_DARKER),
    bright[0] - median[0],
    yellower,
    light * yellower,
    hairShareFeature(hairShare),
  ]
}

/** What to add to a level by the colour of the hair alone in a photo that also shows the face. */
export function levelCorrection(evidence: LevelEvidence): number {
  const features = levelFeatures(evidence)
  const off = FIT.reduce((sum, [mean, deviation, weight], index) => {
    const deviations = ((features[index] ?? mean) - mean) / deviation
    return sum + weight * clamp(deviations, -FARTHEST, FARTHEST)
  }, CONSTANT)
  return clampLevel(evidence.level + clamp(off, -MOST, MOST)) - evidence.level
}
