import { type Lab, lchOf } from '@riflesso/colorimetry'
import type { LightEstimate } from '../light/estimate-light.ts'
import { dotOf, lengthOf, quantileOf, smoothStep } from '../numeric.ts'
import { greyingOf, isGreying, missingChroma } from './greying.ts'
import { countWhere, type HairPixels } from './hair-pixels.ts'
import { coordinateOf } from './lit-hair.ts'
import { type HairColour, hairShareFeature, USUAL_SKIN } from './tone-family.ts'

/** Evidence for white hair. */
type WhiteEvidence = Pick<HairColour, 'median' | 'bright' | 'skin' | 'hairShare'> & {
  /** L* that the darkest tenth stays below: white hair has no dark roots and lets light through its shadows. */
  readonly darkest: number
  /** L* difference of neighbouring strands. */
  readonly strandContrast: number
}

/**
 * Weights of the features below, and the bias, written by tools/white/fit.py: a logistic regression of the share of white hair, fitted to
 * the fit half of the photographs judged by eye, each of that half that was judged at a glance included.
 */
const WEIGHTS = [2.48, 12.48, 0.5, 0.68, 0.82, -1.4, -2.98, -0.44, -7.58]

/** L* between which the chroma of the bright strands tells blond from white: on darker hair they are shine. */
const LIGHT_HAIR = [35, 60] as const
/** Least L* that the chroma of the bright strands is compared with: below, noise decides. */
const LEAST_BRIGHT = 15

/** Darkest strands, skin, contrast, chroma and how much is missing, chroma of the bright strands, share of hair; 1 for the bias. */
export const whiteFeatures = ({
  median,
  bright,
  darkest,
  strandContrast,
  skin,
  hairShare,
}: WhiteEvidence): readonly number[] => [
  darkest / 30,
  (skin ?? USUAL_SKIN).yellow,
  strandContrast / 5,
  lchOf(median).c / 10,
  missingChroma(median) / 10,
  (smoothStep(...LIGHT_HAIR, median[0]) * lchOf(bright).c) / 10,
  lchOf(bright).c / Math.max(LEAST_BRIGHT, bright[0]),
  hairShareFeature(hairShare),
  1,
]

/** The expected share of white hair, 0-1. */
export const likelyWhite = (evidence: WhiteEvidence): number =>
  1 / (1 + Math.exp(-dotOf(whiteFeatures(evidence), WEIGHTS)))

/** White hair is recognised by its low chroma, not by its level. Fitted to the fit half of the photographs: a warm cast is common. */
const WHITE = { chroma: 10, lightness: 60 } as const
/** Above this L*, white hair is told from bleached hair only if it has almost no chroma. */
const TOO_PALE = 68
/** From this lightness on bleached and white hair look alike if they have little chroma. Fitted to the fit half of the photographs. */
const PALE = { lightness: 58, chroma: 14.5 } as const
/** From this L* on there is no dark hair among which white strands could be counted, and hair of this chroma is blond. */
const LIGHT = { lightness: 45, blond: 18 } as const
/** b* from which light strands that differ are blond, not white and dark. Fitted to the fit half of the photographs. */
export const BLOND_STRANDS = 11.5
/**
 * Expected shares of white: from `white` on colourless hair is white, below `bleached` it is not; from `pale` on pale hair is white; from
 * `blond` on yellowish hair, and from `some` on other hair, has some. Fitted to the fit half of the photographs.
 */
const LIKELY = { white: 0.5, bleached: 0.4, pale: 0.6, blond: 0.38, some: 0.25 } as const
/** Quantile of lightness of the darkest strands. */
const DARKEST = 0.1
/** Nearly colourless light on dark hair is shine: white hairs must be clearly lighter than the hair around them. */
const ABOVE_THE_REST = 18
const MIN_LIGHT_CONFIDENCE = 0.35
/** Below a tenth the pale pixels may be shine. */
const MIN_SHARE = 0.1

/** Smallest reported share of white, below certain salt and pepper. */
const MIN_GREYING = 0.1
/** Share of white hair by the confidence of salt and pepper; fitted to photographs, to within one of five classes. */
const SALT_AND_PEPPER = { least: 0.3, more: 0.2 } as const
/**
 * Strands that differ this little in hair that is this unlikely white differ by shine: the lamps of a studio on dark hair. Fitted to the
 * fit half of the photographs.
 */
const SHINE = { likely: 0.2, contrast: 10 } as const
/** Dark hair whose strands differ less than this has no white among them. Fitted to the fit half of the photographs. */
const EVEN = 5.7

/** Pale and nearly colourless: white, or bleached. */
export const mayBeWhite = ([lightness, a, b]: Lab): boolean =>
  lightness > PALE.lightness && lengthOf(a, b) < PALE.chroma

/** L* that the darkest tenth of the hair stays below. */
export const darkestStrands = (hair: HairPixels, members: Uint32Array): number =>
  quantileOf(coordinateOf(hair, members, 0), DARKEST)

/** The expected share of white hair, 0-1. */
export const expectedWhite = (
  hair: HairPixels,
  members: Uint32Array,
  { skin }: Pick<LightEstimate, 'skin'>,
  evidence: Omit<WhiteEvidence, 'skin' | 'darkest'>,
): number => likelyWhite({ ...evidence, skin, darkest: darkestStrands(hair, members) })

/**
 * Share of white hair, 0-1; null when the light is too uncertain to tell white from yellow, or the hair is so pale that bleached
 * and white look alike.
 */
export function whiteShareOf(
  hair: HairPixels,
  members: Uint32Array,
  estimate: Pick<LightEstimate, 'light' | 'skin'>,
  evidence: Omit<WhiteEvidence, 'skin' | 'darkest'>,
): number | null {
  if (estimate.light.confidence < MIN_LIGHT_CONFIDENCE || members.length === 0) return null
  const { median, strandContrast } = evidence
  const [lightness, , yellow] = median
  const likely = expectedWhite(hair, members, estimate, evidence)
  if (isWhite(...median, 0)) {
    if (likely < LIKELY.bleached) return null
    return Math.max(likely >= LIKELY.white ? likely : 0, countWhite(hair, members, 0))
  }
  if (mayBeWhite(median)) return likely >= LIKELY.pale ? likely : null
  if (lightness > LIGHT.lightness && lchOf(median).c > LIGHT.blond) return 0
  if (lightness > TOO_PALE) return likely >= LIKELY.pale ? likely : null
  if (lightness > LIGHT.lightness && yellow >= BLOND_STRANDS) return likely >= LIKELY.blond ? likely : 0
  const isEven = lightness <= LIGHT.lightness && strandContrast < EVEN
  const some = likely >= LIKELY.some && !isEven ? likely : 0
  return Math.max(some, whiteAmongDark(hair, members, evidence, likely))
}

/** White strands among darker ones, 0-1. */
function whiteAmongDark(
  hair: HairPixels,
  members: Uint32Array,
  { median, strandContrast }: Pick<WhiteEvidence, 'median' | 'strandContrast'>,
  likely: number,
): number {
  const isShine = likely < SHINE.likely && strandContrast < SHINE.contrast
  const greying = isShine ? 0 : greyingOf(median, strandContrast)
  const salted = isGreying(greying) ? SALT_AND_PEPPER.least + SALT_AND_PEPPER.more * greying : 0
  if (median[0] > LIGHT.lightness) return salted
  const share = countWhite(hair, members, median[0] + ABOVE_THE_REST)
  if (salted > 0 || share >= MIN_SHARE) return Math.max(salted, share)
  return greying >= MIN_GREYING ? greying : 0
}

function countWhite(hair: HairPixels, members: Uint32Array, minLightness: number): number {
  return countWhere(hair, members, (lightness, a, b) => isWhite(lightness, a, b, minLightness)) / members.length
}

function isWhite(lightness: number, a: number, b: number, minLightness: number): boolean {
  return lightness > Math.max(WHITE.lightness, minLightness) && lengthOf(a, b) < WHITE.chroma
}
