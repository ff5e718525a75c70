import { logistic } from '../numeric.ts'
import { convolve } from './convolution.ts'
import { meansInside } from './found-hair.ts'
import { type HairNet, INPUTS } from './hair-net.ts'
import type { NetMemory } from './net-memory.ts'
import { type Planes, placeOf, sourceOf } from './planes.ts'

/** The network's output. */
export type Answer = {
  /** Logits of hair, inputSize × inputSize row by row. */
  readonly logits: Float32Array
  /** The logit of any hair at all. */
  readonly presence: number
  /** Means of the channels inside what was found: of the last level up, then of each level down. */
  readonly inside: Float64Array
}

/** Runs the network on a picture: inputSize × inputSize pixels row by row, of each R, G, B and the two strokes (networkInput). */
export function forward(net: HairNet, picture: Float32Array): Answer {
  const { memory } = net
  memory.startRun()
  let x = convolve(memory, net.down[0]!, memory.framed(picture, INPUTS, net.inputSize))
  const skips: Planes[] = []
  for (let i = 1; i < net.down.length; i += 2) {
    skips.unshift(x)
    x = convolve(memory, net.down[i + 1]!, convolve(memory, net.down[i]!, x))
  }
  const presence = presenceLogit(net.presence, x)
  const deepest = x
  net.up.forEach((layer, i) => {
    x = convolve(memory, layer, doubledBeside(memory, x, skips[i]!))
  })
  const coarse = pointwise(net.out, x)
  const inside = meansInside(coarse.map(logistic), [x, ...skips.toReversed(), deepest])
  return { logits: doubled(coarse, x.size), presence, inside }
}

/** The channels of `small`, each pixel repeated 2×2, before those of `skip`. */
function doubledBeside(memory: NetMemory, small: Planes, skip: Planes): Planes {
  const joined = memory.planes(small.channels + skip.channels, skip.size)
  for (let y = 0; y < skip.size; y++) {
    for (let x = 0; x < skip.size; x++) {
      const to = placeOf(joined, x, y)
      const coarse = placeOf(small, x >> 1, y >> 1)
      const fine = placeOf(skip, x, y)
      for (let c = 0; c < small.channels; c++) joined.data[to + c] = small.data[coarse + c]!
      for (let c = 0; c < skip.channels; c++) joined.data[to + small.channels + c] = skip.data[fine + c]!
    }
  }
  return joined
}

/** The deepest level's channels, each as its mean and its greatest value, weighed. */
function presenceLogit(weights: Float64Array, { channels, size, data }: Planes): number {
  let logit = weights[2 * channels]!
  for (let channel = 0; channel < channels; channel++) {
    let sum = 0
    let greatest = 0
    for (let i = channel; i < data.length; i += channels) {
      sum += data[i]!
      greatest = Math.max(greatest, data[i]!)
    }
    logit += (weights[channel]! * sum) / size ** 2 + weights[channels + channel]! * greatest
  }
  return logit
}

function pointwise(out: Float64Array, planes: Planes): Float64Array {
  const { channels, size, data } = planes
  const sums = new Float64Array(size * size)
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const from = placeOf(planes, x, y)
      let sum = out[channels]!
      for (let channel = 0; channel < channels; channel++) sum += out[channel]! * data[from + channel]!
      sums[y * size + x] = sum
    }
  }
  return sums
}

/** Bilinear doubling with pixel centres aligned half a pixel in, edges repeated. */
function doubled(small: Float64Array, size: number): Float32Array {
  const side = size * 2
  const large = new Float32Array(side * side)
  for (let y = 0; y < side; y++) {
    const down = sourceOf(y)
    const top = Math.floor(down)
    const upper = top * size
    const lower = Math.min(size - 1, top + 1) * size
    for (let x = 0; x < side; x++) {
      const across = sourceOf(x)
      const left = Math.floor(across)
      const right = Math.min(size - 1, left + 1)
      const share = across - left
      const above = small[upper + left]! * (1 - share) + small[upper + right]! * share
      const below = small[lower + left]! * (1 - share) + small[lower + right]! * share
      large[y * side + x] = above * (1 - (down - top)) + below * (down - top)
    }
  }
  return large
}
