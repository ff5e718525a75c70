import { clamp } from '../numeric.ts'
import type { RetouchSign } from '../reading.ts'
import type { MeasuredSign, RetouchSigns } from './retouch-signs.ts'

/** A logistic regression that separates pictures after one kind of edit from untouched ones. */
export type RetouchModel = {
  /** The kind of edit, as `tools/accuracy/retouch/edits.ts` names it. */
  readonly edit: string
  /** The sign that is reported when it is detected. */
  readonly sign: RetouchSign
  readonly bias: number
  /** Score above which the edit is reported. */
  readonly threshold: number
  /** Each sign less its mean, over its deviation, times its weight; a missing sign counts as its mean. */
  readonly terms: readonly (readonly [sign: MeasuredSign, mean: number, deviation: number, weight: number])[]
}

/** Standard deviations at which a sign is clipped. */
const FURTHEST = 4

/** Log odds of the kind of edit of the model. */
export const retouchScore = (signs: RetouchSigns, { bias, terms }: Pick<RetouchModel, 'bias' | 'terms'>): number =>
  terms.reduce((score, [sign, mean, deviation, weight]) => {
    const value = signs[sign]
    return value === null ? score : score + weight * clamp((value - mean) / deviation, -FURTHEST, FURTHEST)
  }, bias)
