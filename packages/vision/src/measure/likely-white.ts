import { lchOf } from '@riflesso/colorimetry'
import { dotOf } from '../numeric.ts'
import { type HairColour, hairShareFeature, USUAL_SKIN } from './tone-family.ts'

/** What white hair is told by. */
export type WhiteEvidence = Pick<HairColour, 'median' | 'skin' | 'hairShare'> & {
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
