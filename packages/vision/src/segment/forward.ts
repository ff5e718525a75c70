import { convolve } from './convolution.ts'
import type { HairNet } from './hair-net.ts'
import { emptyPlanes, type Planes } from './planes.ts'

/** What the network answers: logits of hair, inputSize × inputSize row by row, and one of there being hair at all. */
export type Answer = { readonly logits: Float32Array; readonly presence: number }

/** Runs the network on a picture given as three normalised planes (R, G, B). */
export function forward(net: HairNet, picture: Planes): Answer {
  let x = convolve(net.down[0]!, picture)
  const skips: Planes[] = []
  for (let i = 1; i < net.down.length; i += 2) {
    skips.unshift(x)
    x = convolve(net.down[i + 1]!, convolve(net.down[i]!, x))
  }
  const presence = presenceLogit(net.presence, x)
  net.up.forEach((layer, i) => {
    x = convolve(layer, doubledBeside(x, skips[i]!))
  })
  return { logits: doubled(pointwise(net.out, x), x.size), presence }
}

/** The planes of `small`, each pixel repeated 2×2, followed by those of `skip`. */
function doubledBeside(small: Planes, skip: Planes): Planes {
  const joined = emptyPlanes(small.channels + skip.channels, skip.size)
  const row = skip.size + 2
  const smallRow = small.size + 2
  for (let channel = 0; channel < small.channels; channel++) {
    for (let y = 0; y < skip.size; y++) {
      const from = (channel * smallRow + (y >> 1) + 1) * smallRow + 1
      const to = (channel * row + y + 1) * row + 1
      for (let i = 0; i < skip.size; i++) joined.data[to + i] = small.data[from + (i >> 1)]!
    }
  }
  joined.data.set(skip.data, small.channels * row * row)
  return joined
}

/** The deepest level's channels, each as its mean and its greatest value, weighed. */
function presenceLogit(weights: Float64Array, { channels, size, data }: Planes): number {
  const plane = (size + 2) ** 2
  let logit = weights[2 * channels]!
  for (let channel = 0; channel < channels; channel++) {
    let sum = 0
    let greatest = 0
    for (let i = channel * plane; i < (channel + 1) * plane; i++) {
      sum += data[i]!
      greatest = Math.max(greatest, data[i]!)
    }
    logit += (weights[channel]! * sum) / size ** 2 + weights[channels + channel]! * greatest
  }
  return logit
}

function pointwise(out: Float64Array, { channels, size, data }: Planes): Float64Array {
  const row = size + 2
  const sums = new Float64Array(size * size).fill(out[channels]!)
  for (let channel = 0; channel < channels; channel++) {
    for (let y = 0; y < size; y++) {
      const from = (channel * row + y + 1) * row + 1
      for (let x = 0; x < size; x++) sums[y * size + x]! += out[channel]! * data[from + x]!
    }
  }
  return sums
}

/** Bilinear doubling with pixel centres aligned half a pixel in, edges repeated. */
function doubled(small: Float64Array, size: number): Float32Array {
  const side = size * 2
  const large = new Float32Array(side * side)
  for (let y = 0; y < side; y++) {
    const [top, bottom, down] = neighbours(y, size)
    for (let x = 0; x < side; x++) {
      const [left, right, across] = neighbours(x, size)
      const above = small[top * size + left]! * (1 - across) + small[top * size + right]! * across
      const below = small[bottom * size + left]! * (1 - across) + small[bottom * size + right]! * across
      large[y * side + x] = above * (1 - down) + below * down
    }
  }
  return large
}

function neighbours(position: number, size: number): readonly [low: number, high: number, share: number] {
  const source = Math.max(0, position / 2 - 0.25)
  const low = Math.floor(source)
  return [low, Math.min(size - 1, low + 1), source - low]
}
