/** Of times measured by turns: how the usual one of each kind compares, and how often the first was the longer. */
export type Comparison = { readonly ratio: number; readonly longer: number }

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN

export function compareDurations(first: readonly number[], second: readonly number[]): Comparison {
  const longer = first.filter((duration, round) => duration > (second[round] ?? Number.NaN)).length
  return { ratio: median(first) / median(second), longer: longer / first.length }
}

/**
 * Whether the times tell the two kinds apart. Both were measured by turns on the same machine, so what else it does
 * falls on both alike: only a difference that is large and nearly always there counts. By chance alone thirty pairs
 * lean so far to one side less than once in a thousand runs, and then the usual times still are alike.
 */
export const distinguishes = ({ ratio, longer }: Comparison): boolean =>
  (ratio < 0.6 || ratio > 1.6) && (longer < 0.2 || longer > 0.8)

/** Times two things by turns, now the one first, now the other. Each says itself how long it took, in milliseconds. */
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
