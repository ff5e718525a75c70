import { clamp } from '../numeric.ts'
import type { RetouchSign } from '../reading.ts'
import type { MeasuredSign, RetouchSigns } from './retouch-signs.ts'

/** A logistic regression that tells pictures after one kind of edit from untouched ones. */
export type RetouchModel = {
  /** The kind of edit, as `tools/accuracy/retouch/edits.ts` names it. */
  readonly edit: string
  /** What is said when it is seen. */
  readonly sign: RetouchSign
  readonly bias: number
  /** Beyond this score it is seen. */
  readonly threshold: number
  /** Each sign less its mean, over its deviation, times its weight; a sign that the picture does not show counts as its mean. */
  readonly terms: readonly (readonly [sign: MeasuredSign, mean: number, deviation: number, weight: number])[]
}

/** A sign counts no more than with so many deviations from its mean. */
const FURTHEST = 4

/** How strongly the signs speak for the model's kind of edit: log odds. */
export const retouchScore = (signs: RetouchSigns, { bias, terms }: Pick<RetouchModel, 'bias' | 'terms'>): number =>
  terms.reduce((score, [sign, mean, deviation, weight]) => {
    const value = signs[sign]
    return value === null ? score : score + weight * clamp((value - mean) / deviation, -FURTHEST, FURTHEST)
  }, bias)
