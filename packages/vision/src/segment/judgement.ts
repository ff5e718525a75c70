// A picture shows hair when enough of it is hair that the network is sure of. Calibrated on drawn scenes kept out of training.
const LEAST_SHARE = 0.004
const LEAST_CONFIDENCE = 0.5

export type Judgement = { readonly hairFound: boolean; readonly confidence: number }

/**
 * Whether the refined mask is hair at all, from the network's probabilities inside it and the agreement of the two masks.
 * Hair marked by the user is hair.
 */
export function judge(network: Float32Array, hair: Float32Array, marked: boolean): Judgement {
  let inside = 0
  let both = 0
  let either = 0
  let sureness = 0
  for (let i = 0; i < hair.length; i++) {
    const ours = hair[i]! > 0.5
    const theirs = network[i]! > 0.5
    if (ours) {
      inside++
      sureness += network[i]!
    }
    if (ours && theirs) both++
    if (ours || theirs) either++
  }
  const share = inside / hair.length
  const confidence = inside > 0 ? (sureness / inside) * (both / either) : 0
  const hairFound = marked || (share >= LEAST_SHARE && confidence >= LEAST_CONFIDENCE)
  return { hairFound, confidence: hairFound ? confidence : 0 }
}
