import type { HairProbability } from './hair-probability.ts'

// Chosen on photographs the network was not trained on. A small mask must convince more: what is left of a shaved head, a
// stubble or a beard is small too.
const LEAST_CONFIDENCE = 0.3
const LEAST_CONFIDENCE_WHEN_SMALL = 0.5
const SMALL_SHARE = 0.055
const LEAST_SHARE = 0.004

export type Judgement = { readonly hairFound: boolean; readonly confidence: number }

/**
 * Whether the refined mask is hair at all, and how sure that is: the network's opinion of the whole picture times its mean
 * probability inside the mask. Hair marked by the user is hair, and so is what a user who corrects a mask leaves of it.
 */
export function judge(
  network: HairProbability,
  hair: Float32Array,
  user: { readonly marked: boolean; readonly corrected: boolean } = { marked: false, corrected: false },
): Judgement {
  let inside = 0
  let sum = 0
  for (let i = 0; i < hair.length; i++) {
    if (hair[i]! <= 0.5) continue
    inside++
    sum += network.data[i]!
  }
  const confidence = inside > 0 ? (network.presence * sum) / inside : 0
  const share = inside / hair.length
  const needed = share < SMALL_SHARE ? LEAST_CONFIDENCE_WHEN_SMALL : LEAST_CONFIDENCE
  const hairFound = user.marked || ((user.corrected || confidence >= needed) && share >= LEAST_SHARE)
  return { hairFound, confidence: hairFound ? confidence : 0 }
}
