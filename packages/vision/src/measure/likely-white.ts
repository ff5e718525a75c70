import { type Lab, lchOf } from '@riflesso/colorimetry'
import type { Tint } from '../light/skin-tint.ts'
import { clamp, dotOf } from '../numeric.ts'

/** What white hair is told by. */
export type WhiteEvidence = {
  readonly median: Lab
  /** L* that the darkest tenth stays below: white hair has no dark roots and lets light through its shadows. */
  readonly darkest: number
  /** L* difference of neighbouring strands. */
  readonly strandContrast: number
  /** Tint of the skin in the same light; null where too little is visible. */
  readonly skin: Tint | null
  /** Share of the picture that is hair. */
  readonly hairShare: number
}

/**
 * Weights of the features below, and the bias, written by tools/white/fit.py: a logistic regression of the share of white hair, fitted to
 * the fit half of the photographs judged by eye.
 */
const WEIGHTS = [2.79, 15.21, 1.22, -0.73, -0.73, -9.22]

/** Redness of the skin of the photographs, for pictures that show none. */
const USUAL_SKIN = 0.177
/** Shares of hair between which it counts. */
const HAIR_SHARE = [0.01, 0.2] as const

/** Darkest strands, skin, contrast, chroma, share of hair; 1 for the bias. */
export const whiteFeatures = ({
  median,
  darkest,
  strandContrast,
  skin,
  hairShare,
}: WhiteEvidence): readonly number[] => [
  darkest / 30,
  skin?.red ?? USUAL_SKIN,
  strandContrast / 5,
  lchOf(median).c / 10,
  Math.log(clamp(hairShare, ...HAIR_SHARE)),
  1,
]

/** The expected share of white hair, 0-1. */
export const likelyWhite = (evidence: WhiteEvidence): number =>
  1 / (1 + Math.exp(-dotOf(whiteFeatures(evidence), WEIGHTS)))
