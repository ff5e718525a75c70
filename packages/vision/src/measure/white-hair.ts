import { type Lab, lchOf } from '@riflesso/colorimetry'
import type { LightEstimate } from '../light/estimate-light.ts'
import { dotOf, lengthOf, quantileOf } from '../numeric.ts'
import { greyingOf, isGreying } from './greying.ts'
import { type HairPixels, labAt } from './hair-pixels.ts'
import { coordinateOf } from './lit-hair.ts'
import { type HairColour, hairShareFeature, USUAL_SKIN } from './tone-family.ts'

/** Evidence for white hair. */
type WhiteEvidence = Pick<HairColour, 'median' | 'skin' | 'hairShare'> & {
  /** L* that the darkest tenth stays below: white hair has no dark roots and lets light through its shadows. */
  readonly darkest: number
  /** L* difference of neighbouring strands. */
  readonly strandContrast: number
}

/**
 * Weights of the features below, and the bias, written by tools/white/fit.py: a logistic regression of the share of white hair, fitted to
 * the fit half of the photographs judged by eye.
 */
const WEIGHTS = [2.79, 15.21, 1.22, -0.73, -0.73, -9.22]

/** Darkest strands, skin, contrast, chroma, share of hair; 1 for the bias. */
export const whiteFeatures = ({
  median,
  darkest,
  strandContrast,
  skin,
  hairShare,
}: WhiteEvidence): readonly number[] => [
  darkest / 30,
  (skin ?? USUAL_SKIN).red,
  strandContrast / 5,
  lchOf(median).c / 10,
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
/** Expected shares of white from which colourless, and pale, hair is white, and other hair has some. */
const LIKELY = { white: 0.5, pale: 0.75, some: 0.2 } as const
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
const SHINE = { likely: 0.08, contrast: 9 } as const

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
  { median, strandContrast, hairShare }: Pick<WhiteEvidence, 'median' | 'strandContrast' | 'hairShare'>,
): number => likelyWhite({ median, darkest: darkestStrands(hair, members), strandContrast, skin, hairShare })

/**
 * Share of white hair, 0-1; null when the light is too uncertain to tell white from yellow, or the hair is so pale that bleached
 * and white look alike.
 */
export function whiteShareOf(
  hair: HairPixels,
  members: Uint32Array,
  estimate: Pick<LightEstimate, 'light' | 'skin'>,
  evidence: Pick<WhiteEvidence, 'median' | 'strandContrast' | 'hairShare'>,
): number | null {
  if (estimate.light.confidence < MIN_LIGHT_CONFIDENCE || members.length === 0) return null
  const { median } = evidence
  const likely = expectedWhite(hair, members, estimate, evidence)
  if (isWhite(median, 0)) return Math.max(likely >= LIKELY.white ? likely : 0, countWhite(hair, members, 0))
  if (mayBeWhite(median)) return likely >= LIKELY.pale ? likely : null
  if (median[0] > LIGHT.lightness && lchOf(median).c > LIGHT.blond) return 0
  if (median[0] > TOO_PALE) return null
  const some = likely >= LIKELY.some ? likely : 0
  return median[0] > LIGHT.lightness ? some : Math.max(some, whiteAmongDark(hair, members, evidence, likely))
}

/** White strands among darker ones, 0-1. */
function whiteAmongDark(
  hair: HairPixels,
  members: Uint32Array,
  { median, strandContrast }: Pick<WhiteEvidence, 'median' | 'strandContrast'>,
  likely: number,
): number {
  const share = countWhite(hair, members, median[0] + ABOVE_THE_REST)
  const isShine = likely < SHINE.likely && strandContrast < SHINE.contrast
  const greying = isShine ? 0 : greyingOf(median, strandContrast)
  if (isGreying(greying)) return Math.max(share, SALT_AND_PEPPER.least + SALT_AND_PEPPER.more * greying)
  if (share >= MIN_SHARE) return share
  return greying >= MIN_GREYING ? greying : 0
}

function countWhite(hair: HairPixels, members: Uint32Array, minLightness: number): number {
  let white = 0
  for (const i of members) {
    if (isWhite(labAt(hair, i), minLightness)) white++
  }
  return white / members.length
}

function isWhite([lightness, a, b]: Lab, minLightness: number): boolean {
  return lightness > Math.max(WHITE.lightness, minLightness) && lengthOf(a, b) < WHITE.chroma
}
