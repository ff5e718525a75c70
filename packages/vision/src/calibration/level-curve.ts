/** One swatch: the level that the place's light shows, and the level printed on it. */
export type LevelPair = { readonly seen: number; readonly named: number }

/** A rising curve from the seen to the named level by its corners, ascending; beyond its ends it keeps its distance to the seen level. */
export type LevelCurve = readonly LevelPair[]

/** Weights of the swatches in a curve: 0 keeps the seen level, 1 follows the swatches fully. */
export const FOLLOWINGS = [0, 0.25, 0.5, 0.75, 1] as const
export type Following = (typeof FOLLOWINGS)[number]

/** Isotonic regression of the named on the seen levels, shrunk towards the identity. */
export function fitCurve(pairs: readonly LevelPair[], following: Following): LevelCurve {
  return isotonic(pairs).map(({ seen, named }) => ({ seen, named: seen + following * (named - seen) }))
}

/** The named level that the curve gives for a seen one. */
export function levelOnCurve(curve: LevelCurve, seen: number): number {
  const above = curve.findIndex((corner) => corner.seen >= seen)
  const high = curve.at(above)
  const low = above > 0 ? curve[above - 1] : high
  if (!high || !low) return seen
  if (above <= 0) return seen + high.named - high.seen
  return low.named + ((seen - low.seen) / (high.seen - low.seen)) * (high.named - low.named)
}

/** Pool adjacent violators (Barlow et al., 1972): the least squares fit among all rising ones. One corner for each pool. */
function isotonic(pairs: readonly LevelPair[]): readonly LevelPair[] {
  const pools: { seen: number; named: number; count: number }[] = []
  for (const { seen, named } of [...pairs].sort((a, b) => a.seen - b.seen)) {
    let pool = { seen, named, count: 1 }
    for (let last = pools.at(-1); last && last.named >= pool.named; last = pools.at(-1)) {
      pools.pop()
      const count = last.count + pool.count
      const mean = (one: number, other: number) => (one * last.count + other * pool.count) / count
      pool = { seen: mean(last.seen, pool.seen), named: mean(last.named, pool.named), count }
    }
    pools.push(pool)
  }
  return pools
}
