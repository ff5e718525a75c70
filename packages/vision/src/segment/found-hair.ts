import { type Planes, placeOf } from './planes.ts'

// Keeps the mean of nothing at zero.
const LEAST_SHARE = 1e-3

/**
 * The mean of every channel inside what the network found. `shares` is the probability of hair at each pixel of the first level; no level
 * is finer than the one before.
 */
export function meansInside(shares: Float64Array, levels: readonly Planes[]): Float64Array {
  const means = new Float64Array(levels.reduce((sum, { channels }) => sum + channels, 0))
  let inside = shares
  let first = 0
  for (const level of levels) {
    while (inside.length > level.size ** 2) inside = halved(inside)
    addMeans(means.subarray(first, first + level.channels), inside, level)
    first += level.channels
  }
  return means
}

/** The logit that what was found is hair: the means inside it, weighed, then the bias. Below zero it may be fur, rocks or cloth. */
export const foundHairLogit = (weights: Float64Array, means: Float64Array): number =>
  means.reduce((sum, mean, i) => sum + weights[i]! * mean, weights[means.length]!)

function addMeans(means: Float64Array, inside: Float64Array, level: Planes): void {
  let area = LEAST_SHARE
  for (let i = 0; i < inside.length; i++) {
    const at = placeOf(level, i % level.size, Math.floor(i / level.size))
    for (let channel = 0; channel < means.length; channel++) means[channel]! += inside[i]! * level.data[at + channel]!
    area += inside[i]!
  }
  for (let channel = 0; channel < means.length; channel++) means[channel]! /= area
}

/** A square map at half its side. */
function halved(map: Float64Array): Float64Array {
  const side = Math.sqrt(map.length) / 2
  return new Float64Array(side * side).map((_, i) => {
    const at = 4 * side * Math.floor(i / side) + 2 * (i % side)
    return (map[at]! + map[at + 1]! + map[at + 2 * side]! + map[at + 2 * side + 1]!) / 4
  })
}
