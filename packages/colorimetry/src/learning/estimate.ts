import { LEARNING } from '../data/correction-limits.ts'

/** Deviation of one result, with its standard deviation. */
export type Deviation = { readonly value: number; readonly error: number }

/** A mean with its standard error. */
export type MeanAndSpread = { readonly mean: number; readonly spread: number }

/** Rounds until a mean changes by less than a thousandth. */
const ROUNDS = 10

/** No correction. */
export const NOTHING: MeanAndSpread = { mean: 0, spread: 0 }

/**
 * Mean of deviations, shrunk towards the mean of the parent group. Deviations are weighted by their error, and outliers by Huber's
 * weights. `prior` is the standard deviation of this mean from the parent's. Without deviations, returns the parent's.
 */
export const shrunk = (deviations: readonly Deviation[], parent: MeanAndSpread, prior: number): MeanAndSpread => {
  const priorVariance = prior ** 2 + parent.spread ** 2
  // Huber's loss is convex: every start converges to the same mean.
  let { mean } = parent
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

/** The mean of one family without a prior. */
const own = (deviations: readonly Deviation[]): MeanAndSpread => shrunk(deviations, NOTHING, LEARNING.anywhere)

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/**
 * Factor by which deviations of one group scatter more than expected from their errors, at least 1: the root mean square of their
 * differences from the group's mean, with `LEARNING.scatter.prior` deviations added that scatter as expected. A single one counts
 * at most `LEARNING.scatter.most`.
 */
export const scatterOf = (groups: readonly (readonly Deviation[])[]): number => {
  const { prior, most } = LEARNING.scatter
  const several = groups.filter((group) => group.length > 1)
  const squares = several.flatMap((group) => {
    const { mean } = own(group)
    return group.map(({ value, error }) => Math.min(most, Math.abs(value - mean) / error) ** 2)
  })
  return Math.max(1, Math.sqrt((sumOf(squares) + prior) / (squares.length - several.length + prior)))
}

/** Standard deviation between the means of groups beyond chance: DerSimonian and Laird, Controlled Clinical Trials 7 (1986). */
export const apartOf = (groups: readonly (readonly Deviation[])[]): number => {
  const means = groups.filter((group) => group.length > 0).map(own)
  if (means.length < 2) return 0
  const weighed = means.map(({ mean, spread }) => ({ mean, weight: 1 / spread ** 2 }))
  const total = sumOf(weighed.map(({ weight }) => weight))
  const middle = sumOf(weighed.map(({ mean, weight }) => mean * weight)) / total
  const squares = sumOf(weighed.map(({ mean, weight }) => weight * (mean - middle) ** 2))
  const scale = total - sumOf(weighed.map(({ weight }) => weight ** 2)) / total
  return Math.sqrt(Math.max(0, (squares - (means.length - 1)) / scale))
}
