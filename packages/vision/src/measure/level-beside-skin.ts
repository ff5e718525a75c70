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
/** Level above which hair is blond. */
const BLOND = 6

/**
 * Weights of the features below, written by tools/level/fit.py: a ridge regression of what the level by colour alone is off by, fitted to
 * the photographs of the fit half with a face whose level was judged by eye, and to drawn heads of known level. Each feature with its
 * mean, its standard deviation and its weight in levels per standard deviation.
 */
const FIT: readonly (readonly [mean: number, deviation: number, weight: number])[] = [
  [4.3635, 2.2283, -0.3296],
  [0.3725, 0.8818, -0.3517],
  [0.1706, 0.0495, 0.1573],
  [0.2334, 0.0497, -0.2887],
  [0.168, 0.1466, -0.149],
  [8.1038, 7.553, 0.2914],
  [0.2513, 0.7264, 0.4317],
  [11.4187, 5.4226, 0.0532],
  [1.2089, 3.4822, 0.2692],
  [-0.0246, 1.7493, -0.147],
  [-2.3265, 0.581, 0.165],
]
const CONSTANT = 0.1553
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
    Math.max(0, level - BLOND),
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
