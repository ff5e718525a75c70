import { hexFromLab, type Lab, levelFromLab, type PaletteColour } from '@riflesso/colorimetry'
import { clamp, roundTo } from '../numeric.ts'
import { seededRandom } from '../random.ts'
import type { HairPixels } from './hair-pixels.ts'
import { type Cluster, kMeans } from './k-means.ts'

const MOST_COLOURS = 5
const MOST_POINTS = 2500
/** Colours closer than this (ΔE76) are one colour in another light. */
const SAME_COLOUR = 7
/** Shading moves L* without changing the dye: it counts less. */
const LIGHTNESS_WEIGHT = 0.7
/** A further colour must take away at least this part of what is left unexplained. */
const WORTHWHILE = 0.22

/** Two to five colours of the hair with their shares, commonest first; one when all hair is alike. Shares add up to 1. */
export function paletteOf(hair: HairPixels, members: Uint32Array): readonly PaletteColour[] {
  if (members.length === 0) return []
  const clusters = merged(bestClusters(points(hair, members)))
  const shares = sharesInHundredths(clusters)
  return clusters
    .map((cluster, index) => ({ lab: cluster.centre, share: shares[index]! / 100 }))
    .filter(({ share }) => share > 0)
    .map(({ lab, share }) => ({ hex: hexFromLab(lab), share, level: roundTo(levelFromLab(lab), 1) }))
}

function points(hair: HairPixels, members: Uint32Array): Float32Array {
  const stride = Math.max(1, Math.ceil(members.length / MOST_POINTS))
  const count = Math.ceil(members.length / stride)
  const values = new Float32Array(count * 3)
  for (let point = 0; point < count; point++) {
    const at = members[point * stride]! * 3
    values[point * 3] = hair.lab[at]! * LIGHTNESS_WEIGHT
    values[point * 3 + 1] = hair.lab[at + 1]!
    values[point * 3 + 2] = hair.lab[at + 2]!
  }
  return values
}

function bestClusters(values: Float32Array): readonly Cluster[] {
  let best = kMeans(values, 2, seededRandom(2))
  for (let k = 3; k <= MOST_COLOURS; k++) {
    const next = kMeans(values, k, seededRandom(k))
    if (next.unexplained > best.unexplained * (1 - WORTHWHILE)) break
    best = next
  }
  return best.clusters.map(({ centre, count }) => ({
    count,
    centre: [centre[0] / LIGHTNESS_WEIGHT, centre[1], centre[2]],
  }))
}

/** Joins the two nearest colours until all are distinct, the commonest first. */
function merged(clusters: readonly Cluster[]): readonly Cluster[] {
  const kept = clusters.filter((cluster) => cluster.count > 0)
  for (;;) {
    const pair = nearestPair(kept)
    if (!pair || pair.distance > SAME_COLOUR) return kept.sort((a, b) => b.count - a.count)
    const [one, other] = [kept[pair.one]!, kept[pair.other]!]
    const count = one.count + other.count
    const mix = (channel: 0 | 1 | 2) => (one.centre[channel] * one.count + other.centre[channel] * other.count) / count
    kept.splice(pair.other, 1)
    kept[pair.one] = { count, centre: [mix(0), mix(1), mix(2)] }
  }
}

function nearestPair(clusters: readonly Cluster[]): { one: number; other: number; distance: number } | null {
  let nearest: { one: number; other: number; distance: number } | null = null
  for (let one = 0; one < clusters.length; one++) {
    for (let other = one + 1; other < clusters.length; other++) {
      const distance = distanceOf(clusters[one]!.centre, clusters[other]!.centre)
      if (!nearest || distance < nearest.distance) nearest = { one, other, distance }
    }
  }
  return nearest
}

function distanceOf(one: Lab, other: Lab): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
}

/** Whole hundredths that add up to 100: the largest remainders are rounded up. */
function sharesInHundredths(clusters: readonly Cluster[]): readonly number[] {
  const total = clusters.reduce((sum, cluster) => sum + cluster.count, 0)
  const exact = clusters.map((cluster) => (100 * cluster.count) / total)
  const shares = exact.map((share) => Math.floor(share))
  const missing = clamp(100 - shares.reduce((sum, share) => sum + share, 0), 0, shares.length)
  const byRemainder = exact.map((share, index) => ({ index, rest: share % 1 })).sort((a, b) => b.rest - a.rest)
  for (const { index } of byRemainder.slice(0, missing)) shares[index] = shares[index]! + 1
  return shares
}
