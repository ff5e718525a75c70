import { LEARNING } from '../data/correction-limits.ts'

/** What one result was off by, with its standard deviation. */
export type Deviation = { readonly value: number; readonly error: number }

/** A mean that is believed with this standard error. */
export type Belief = { readonly mean: number; readonly spread: number }

const ROUNDS = 6

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other)
  const half = Math.floor(sorted.length / 2)
  const upper = sorted[half] ?? 0
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[half - 1] ?? upper)) / 2
}

/**
 * Mean of deviations, shrunk towards a parent's: each weighs by its error, those far away by Huber's weights. `prior` is how far the
 * mean may lie from the parent's (a standard deviation). Without deviations it is the parent's.
 */
export const shrunk = (deviations: readonly Deviation[], parent: Belief, prior: number): Belief => {
  const priorVariance = prior ** 2 + parent.spread ** 2
  let mean = median(deviations.map(({ value }) => value))
  let precision = 0
  for (let round = 0; round < ROUNDS; round++) {
    precision = 1 / priorVariance
    let sum = parent.mean * precision
    for (const { value, error } of deviations) {
      const far = Math.abs(value - mean) / error
      const weight = Math.min(1, LEARNING.huber / Math.max(far, LEARNING.huber)) / error ** 2
      precision += weight
      sum += weight * value
    }
    mean = sum / precision
  }
  return { mean, spread: Math.sqrt(1 / precision) }
}
