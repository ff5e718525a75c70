import { type Lab, lchOf } from '@riflesso/colorimetry'
import type { Light } from '../light/light.ts'
import type { QualityNote } from '../reading.ts'

/**
 * White strands make dark hair lighter and uneven and take its colour: what L* of the whole, chroma C* of its bright strands and
 * L* between neighbouring strands add to a score. Proportional odds over five classes of white, fitted to the fit half of the
 * photographs judged by eye.
 */
const SCORE = { lightness: 0.125, chroma: -0.081, strands: 0.232 } as const
/** Share of white hair where one class of the eye gives way to the next, and at the ends [E]; linear between. */
const SHARE_BY_SCORE = [
  [3.78, 0.05],
  [4.9, 0.2],
  [6.43, 0.4],
  [8.08, 0.65],
  [9.6, 1],
] as const
/** Above such an L* and chroma hair may as well be blond; the palest, bleached. */
const BLOND = [
  { lightness: 42, chroma: 10 },
  { lightness: 50, chroma: 5 },
] as const
const LEAST_LIGHT_CONFIDENCE = 0.35

/** What tells white strands, see `SCORE`. */
export type SeenStrands = {
  readonly median: Lab
  /** Colour of the strands that get the most light, see brightStrands. */
  readonly bright: Lab
  readonly strandContrast: number
}

/**
 * Share of white hair, 0-1; null where the photo has no colour, the light is too uncertain to tell white from yellow, or the
 * hair may be blond.
 */
export function whiteShareOf(
  { median, bright, strandContrast }: SeenStrands,
  light: Light,
  quality: readonly QualityNote[],
): number | null {
  if (light.confidence < LEAST_LIGHT_CONFIDENCE || quality.some(({ code }) => code === 'no-colour')) return null
  const chroma = lchOf(bright).c
  if (BLOND.some((blond) => median[0] > blond.lightness && chroma > blond.chroma)) return null
  return shareByScore(SCORE.lightness * median[0] + SCORE.chroma * chroma + SCORE.strands * strandContrast)
}

function shareByScore(score: number): number {
  if (score < SHARE_BY_SCORE[0][0]) return 0
  for (let i = 1; i < SHARE_BY_SCORE.length; i++) {
    const [below, low] = SHARE_BY_SCORE[i - 1]!
    const [above, high] = SHARE_BY_SCORE[i]!
    if (score < above) return low + ((score - below) / (above - below)) * (high - low)
  }
  return 1
}
