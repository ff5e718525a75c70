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
  /** L* of the skin of the face in the same light; null where no face is seen. */
  readonly face: number | null
  /** Share of the picture that is hair: thin and short hair shows the skin under it. */
  readonly hairShare: number
}

/**
 * Weights of the features below, and the bias, written by tools/tone/fit.py: a logistic regression with equal weight for every family,
 * about twice that for natural hair, fitted to the fit half of the photographs whose tone was judged by eye, and to the same heads with
 * the reflects of the shade chart.
 */
const WEIGHTS: Readonly<Record<ToneFamily, readonly number[]>> = {
  neutral: [-0.11, -0.11, -0.54, 0, -1.01, -4.15, 3.29, -0.8, -0.69, -0.5, -0.53, -1.22, -1.77, 0.26],
  cool: [-0.6, -0.54, -0.73, -0.27, 1.19, -0.71, 6.53, -2.62, 0.58, 0.45, 0.22, -0.37, 0.23, -1.21],
  gold: [-0.6, 0.42, -0.38, 0.13, 0.65, 6.67, -3.68, -1.28, 1.67, 0.06, 0.58, -0.81, 3.39, 0.25],
  copper: [0.4, 0.46, 0.49, 0.51, -0.08, 1.32, -6.38, 1.56, 0.52, -0.02, 0, 0.51, 0.41, 1.09],
  red: [0.91, -0.22, 1.17, -0.36, -0.75, -3.12, 0.24, 3.14, -2.08, 0.01, -0.27, 1.88, -2.25, -0.39],
}

/** Skin of the photographs, for pictures that show none. */
export const USUAL_SKIN: Tint = { red: 0.177, yellow: 0.243 }
/** L* of the face in the photographs. */
const USUAL_FACE = 62
/** Shares of hair between which it counts. */
const HAIR_SHARE = [0.01, 0.2] as const

/** The share of hair in a picture as a feature. */
export const hairShareFeature = (share: number): number => Math.log(clamp(share, ...HAIR_SHARE))

/**
 * Reflects of all the hair and of its bright strands, lightness, skin, how bright strands and all the hair differ from the skin in tint, and
 * bright strands in lightness, share of hair; 1 for the bias.
 */
export function toneFeatures({ median, bright, skin, face, hairShare }: HairColour): readonly number[] {
  const [lightness] = median
  const [all, shining] = [reflectOfLab(median), reflectOfLab(bright)]
  const [tint, strands] = [tintOf(median), tintOf(bright)]
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
    (bright[0] - (face ?? USUAL_FACE)) / 30,
    beside * (tint.red - red),
    beside * (tint.yellow - yellow),
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
