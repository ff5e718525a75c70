import { clampLevel, hexFromLab, type Lab, levelFromLab, type PaletteColour } from '@riflesso/colorimetry'
import { clamp, roundTo } from '../numeric.ts'
import { seededRandom } from '../random.ts'
import type { HairPixels } from './hair-pixels.ts'
import { type Cluster, kMeans } from './k-means.ts'

const MAX_COLOURS = 5
const MAX_POINTS = 2500
/** Colours closer than this (ΔE76) are the same colour in different light. */
const SAME_COLOUR = 7
/** Shading moves L* without changing the dye: it counts less. */
const LIGHTNESS_WEIGHT = 0.7
/** A further colour must explain at least this share of the remaining variance. */
const WORTHWHILE = 0.22

/**
 * Two to five colours of the hair with their shares, commonest first; one when all hair has the same colour. Shares add up to 1.
 *
 * @param off - What the light of the photo adds to levels, in levels.
 */
export function paletteOf(hair: HairPixels, members: Uint32Array, off: number): readonly PaletteColour[] {
  if (members.length === 0) return []
  const clusters = merged(bestClusters(points(hair, members)))
  return inHundredths(clusters)
    .filter(({ share }) => share > 0)
    .map(({ lab, share }) => ({ hex: hexFromLab(lab), share, level: roundTo(clampLevel(levelFromLab(lab) + off), 1) }))
}

function points(hair: HairPixels, members: Uint32Array): Float32Array {
  const stride = Math.max(1, Math.ceil(members.length / MAX_POINTS))
  const count = Math.ceil(members.length / stride)
  const values = new Float32Array(count * 3)
  for (let point = 0; point < count; point++) {
    const from = members[point * stride]! * 3
    values[point * 3] = hair.lab[from]! * LIGHTNESS_WEIGHT
    values[point * 3 + 1] = hair.lab[from + 1]!
    values[point * 3 + 2] = hair.lab[from + 2]!
  }
  return values
}

function bestClusters(values: Float32Array): readonly Cluster[] {
  let best = kMeans(values, 2, seededRandom(2))
  for (let k = 3; k <= MAX_COLOURS; k++) {
    const next = kMeans(values, k, seededRandom(k))
    if (next.unexplained > best.unexplained * (1 - WORTHWHILE)) break
    best = next
  }
  return best.clusters.map(({ centre, count }) => ({
    count,
    centre: [centre[0] / LIGHTNESS_WEIGHT, centre[1], centre[2]],
  }))
}

/** Merges the two nearest colours until all are distinct, the commonest first. */
function merged(clusters: readonly Cluster[]): readonly Cluster[] {
  let kept = clusters.filter((cluster) => cluster.count > 0)
  for (;;) {
    const pair = nearestPair(kept)
    if (!pair || pair.distance > SAME_COLOUR) return kept.sort((a, b) => b.count - a.count)
    const { one, other } = pair
    const count = one.count + other.count
    const mix = (channel: 0 | 1 | 2) => (one.centre[channel] * one.count + other.centre[channel] * other.count) / count
    const joined: Cluster = { count, centre: [mix(0), mix(1), mix(2)] }
    kept = kept.filter((cluster) => cluster !== other).map((cluster) => (cluster === one ? joined : cluster))
  }
}

type Pair = { readonly one: Cluster; readonly other: Cluster; readonly distance: number }

function nearestPair(clusters: readonly Cluster[]): Pair | null {
  let nearest: Pair | null = null
  for (const [index, one] of clusters.entries()) {
    for (const other of clusters.slice(index + 1)) {
      const distance = distanceOf(one.centre, other.centre)
      if (!nearest || distance < nearest.distance) nearest = { one, other, distance }
    }
  }
  return nearest
}

function distanceOf(one: Lab, other: Lab): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
}

/** The clusters with their shares in whole hundredths that add up to 1: the largest remainders are rounded up. */
function inHundredths(clusters: readonly Cluster[]): readonly { readonly lab: Lab; readonly share: number }[] {
  const total = clusters.reduce((sum, cluster) => sum + cluster.count, 0)
  const parts = clusters.map(({ centre, count }) => {
    const exact = (100 * count) / total
    return { lab: centre, whole: Math.floor(exact), rest: exact % 1 }
  })
  const missing = clamp(100 - parts.reduce((sum, { whole }) => sum + whole, 0), 0, parts.length)
  const roundedUp = new Set(parts.toSorted((a, b) => b.rest - a.rest).slice(0, missing))
  return parts.map((part) => ({ lab: part.lab, share: (roundedUp.has(part) ? part.whole + 1 : part.whole) / 100 }))
}
