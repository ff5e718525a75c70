import { type Lab, reflectOfLab, type ToneName } from '@riflesso/colorimetry'
import { type Tint, tintOf } from '../light/skin-tint.ts'
import { clamp, dotOf } from '../numeric.ts'

/** What an eye tells apart: natural, ash or beige, gold, copper, red. */
export const TONE_FAMILIES = ['neutral', 'cool', 'gold', 'copper', 'red'] as const
export type ToneFamily = (typeof TONE_FAMILIES)[number]

export const FAMILY_OF_TONE: Readonly<Record<ToneName, ToneFamily>> = {
  NATURALE: 'neutral',
  BEIGE: 'cool',
  CENERE: 'cool',
  IRISE: 'cool',
  VERDE: 'cool',
  DORATO: 'gold',
  CIOCCOLATO: 'gold',
  RAME: 'copper',
  ROSSO: 'red',
  MOGANO: 'red',
}

/** What families are told apart by. */
export type HairColour = {
  readonly median: Lab
  /** Colour of the brightest strands (brightStrands), where a reflect is visible. */
  readonly bright: Lab
  /** Tint of the skin in the same light; null where too little is visible. */
  readonly skin: Tint | null
  /** Share of the picture that is hair: thin and short hair shows the skin under it. */
  readonly hairShare: number
}

/**
 * Weights of the features below, and the bias, written by tools/tone/fit.py: a logistic regression with equal weight for every family,
 * about twice that for natural hair, fitted to the fit half of the photographs whose tone was judged by eye, and to the same heads with
 * the reflects of the shade chart.
 */
const WEIGHTS: Readonly<Record<ToneFamily, readonly number[]>> = {
  neutral: [-0.15, -0.27, -0.57, 0.12, -1.79, -3.91, 4.4, -0.68, -2.04, -0.58, 0.7],
  cool: [-0.58, -0.51, -0.75, -0.26, 1.41, -1.02, 6.46, -2.87, 0.49, 0.44, -1.5],
  gold: [-0.7, 0.62, -0.34, 0.05, 1.57, 6.61, -4.7, -1.97, 3.37, 0.21, -0.12],
  copper: [0.43, 0.49, 0.46, 0.48, -0.11, 1.4, -6.53, 1.94, 0.67, -0.03, 1.05],
  red: [1.0, -0.34, 1.21, -0.39, -1.08, -3.07, 0.36, 3.58, -2.49, -0.04, -0.12],
}

/** Skin of the photographs, for pictures that show none. */
export const USUAL_SKIN: Tint = { red: 0.177, yellow: 0.243 }
/** Shares of hair between which it counts. */
const HAIR_SHARE = [0.01, 0.2] as const

/** The share of hair in a picture as a feature. */
export const hairShareFeature = (share: number): number => Math.log(clamp(share, ...HAIR_SHARE))

/** Reflects of all the hair and of its bright strands, lightness, skin, how strands differ from the skin, share of hair; 1 for the bias. */
export function toneFeatures({ median, bright, skin, hairShare }: HairColour): readonly number[] {
  const [lightness] = median
  const [all, shining] = [reflectOfLab(median), reflectOfLab(bright)]
  const strands = tintOf(bright)
  const { red, yellow } = skin ?? USUAL_SKIN
  const beside = lightness / 30
  return [
    all.a,
    all.b,
    shining.a,
    shining.b,
    lightness / 50,
    red,
    yellow,
    beside * (strands.red - red),
    beside * (strands.yellow - yellow),
    hairShareFeature(hairShare),
    1,
  ]
}

/** The likeliest family, and the second one if it is more than half as likely. */
export function familiesOf(hair: HairColour): readonly [ToneFamily] | readonly [ToneFamily, ToneFamily] {
  const features = toneFeatures(hair)
  const scored = TONE_FAMILIES.map((family) => ({ family, score: dotOf(features, WEIGHTS[family]) }))
  scored.sort((one, other) => other.score - one.score)
  const [first, second] = scored as [(typeof scored)[number], (typeof scored)[number]]
  return second.score - first.score > Math.log(0.5) ? [first.family, second.family] : [first.family]
}
