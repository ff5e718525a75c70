/** Comparison of alternating measurements: ratio of the typical times, and how often the first was longer. */
export type Comparison = { readonly ratio: number; readonly longer: number }

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN

export function compareDurations(first: readonly number[], second: readonly number[]): Comparison {
  const longer = first.filter((duration, round) => duration > (second[round] ?? Number.NaN)).length
  return { ratio: median(first) / median(second), longer: longer / first.length }
}

/**
 * Whether the times distinguish the two kinds. Both were measured alternately on the same machine, so other load
 * affects both alike: only a large and nearly constant difference counts. By chance alone thirty pairs
 * differ so far in one direction less than once in a thousand runs, and then with similar typical times.
 */
export const distinguishes = ({ ratio, longer }: Comparison): boolean =>
  (ratio < 0.6 || ratio > 1.6) && (longer < 0.2 || longer > 0.8)

/** Measures two things alternately. Each returns its own duration, in milliseconds. */
export async function timeAlternately(
  rounds: number,
  first: () => Promise<number>,
  second: () => Promise<number>,
): Promise<Comparison> {
  const times = { first: [] as number[], second: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    if (round % 2 === 1) times.second.push(await second())
    times.first.push(await first())
    if (round % 2 === 0) times.second.push(await second())
  }
  return compareDurations(times.first, times.second)
}
