import type { HairProbability } from './hair-probability.ts'

// A picture shows hair when the network thinks so as a whole, enough of it is hair, and the network agrees with the refined
// mask. Calibrated on drawn scenes kept out of training.
const LEAST_PRESENCE = 0.5
const LEAST_SHARE = 0.004
const LEAST_SURENESS = 0.45

export type Judgement = { readonly hairFound: boolean; readonly confidence: number }

/**
 * Whether the refined mask is hair at all, and how sure that is: the network's opinion of the whole picture times its mean
 * probability inside the mask. Hair marked by the user is hair.
 */
export function judge(network: HairProbability, hair: Float32Array, marked: boolean): Judgement {
  let inside = 0
  let sum = 0
  for (let i = 0; i < hair.length; i++) {
    if (hair[i]! <= 0.5) continue
    inside++
    sum += network.data[i]!
  }
  const sureness = inside > 0 ? sum / inside : 0
  const seen = network.presence >= LEAST_PRESENCE && inside >= LEAST_SHARE * hair.length && sureness >= LEAST_SURENESS
  const hairFound = marked || seen
  return { hairFound, confidence: hairFound ? network.presence * sureness : 0 }
}
