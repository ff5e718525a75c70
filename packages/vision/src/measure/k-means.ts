import type { Lab } from '@riflesso/colorimetry'

export type Cluster = { readonly centre: Lab; readonly count: number }

const ROUNDS = 12

/**
 * Lloyd's algorithm with k-means++ starts (Arthur, Vassilvitskii 2007) over points of three values each. `unexplained` is
 * the sum of squared distances to the nearest centre. Deterministic for a given generator.
 */
export function kMeans(
  points: Float32Array,
  k: number,
  random: () => number,
): { readonly clusters: readonly Cluster[]; readonly unexplained: number } {
  const count = points.length / 3
  const centres = startCentres(points, k, random)
  const sums = new Float64Array(k * 4)
  let unexplained = 0
  for (let round = 0; round < ROUNDS; round++) {
    sums.fill(0)
    unexplained = 0
    for (let point = 0; point < count; point++) {
      const { index, squared } = nearestCentre(points, point, centres, k)
      unexplained += squared
      for (let channel = 0; channel < 3; channel++) {
        sums[index * 4 + channel] = sums[index * 4 + channel]! + points[point * 3 + channel]!
      }
      sums[index * 4 + 3] = sums[index * 4 + 3]! + 1
    }
    for (let index = 0; index < k; index++) {
      const members = sums[index * 4 + 3]!
      if (members === 0) continue
      for (let channel = 0; channel < 3; channel++) centres[index * 3 + channel] = sums[index * 4 + channel]! / members
    }
  }
  const clusters = Array.from({ length: k }, (_, index) => ({
    centre: [centres[index * 3]!, centres[index * 3 + 1]!, centres[index * 3 + 2]!] as const,
    count: sums[index * 4 + 3]!,
  }))
  return { clusters, unexplained }
}

function startCentres(points: Float32Array, k: number, random: () => number): Float64Array {
  const count = points.length / 3
  const centres = new Float64Array(k * 3)
  const distances = new Float64Array(count)
  let chosen = Math.floor(random() * count)
  for (let index = 0; index < k; index++) {
    for (let channel = 0; channel < 3; channel++) centres[index * 3 + channel] = points[chosen * 3 + channel]!
    let total = 0
    for (let point = 0; point < count; point++) {
      distances[point] = nearestCentre(points, point, centres, index + 1).squared
      total += distances[point]!
    }
    let rest = random() * total
    chosen = 0
    while (chosen < count - 1 && rest > distances[chosen]!) rest -= distances[chosen++]!
  }
  return centres
}

function nearestCentre(
  points: Float32Array,
  point: number,
  centres: Float64Array,
  k: number,
): { readonly index: number; readonly squared: number } {
  let index = 0
  let squared = Number.POSITIVE_INFINITY
  for (let centre = 0; centre < k; centre++) {
    const l = points[point * 3]! - centres[centre * 3]!
    const a = points[point * 3 + 1]! - centres[centre * 3 + 1]!
    const b = points[point * 3 + 2]! - centres[centre * 3 + 2]!
    const distance = l * l + a * a + b * b
    if (distance < squared) {
      squared = distance
      index = centre
    }
  }
  return { index, squared }
}
