import { logistic } from '../numeric.ts'
import type { NetMemory } from '../segment/net-memory.ts'
import { type Planes, placeOf, sourceOf } from '../segment/planes.ts'

// The layers of the person network beside convolutions, as TensorFlow Lite defines them. The last two change their planes, which no
// other layer reads; the others write to new ones.

/** A convolution of each channel for itself, with the addresses of its weights [row][column][channel] and biases. */
export type Depthwise = {
  readonly taps: number
  readonly stride: number
  /** Whether negative results become 0. */
  readonly rectified: boolean
  readonly weights: number
  readonly biases: number
}

/** Runs a convolution of each channel for itself, padded so that side / stride outputs are centred. */
export function depthwise(memory: NetMemory, layer: Depthwise, input: Planes): Planes {
  const { taps, stride, rectified, weights, biases } = layer
  const { channels, size } = input
  const output = memory.planes(channels, size / stride)
  const before = Math.floor((taps - stride) / 2)
  const [from, to] = [input.data.byteOffset, output.data.byteOffset]
  const least = rectified ? 0 : Number.NEGATIVE_INFINITY
  memory.depthwise(from, size, channels, taps, before, stride, weights, biases, least, to, output.size)
  return output
}

/** A transposed 2×2 convolution to one channel of twice the side: weights [row][column][channel]. */
export function transposed(memory: NetMemory, weights: Float64Array, bias: number, input: Planes): Planes {
  const { channels, size, data } = input
  const output = memory.planes(1, 2 * size)
  for (let y = 0; y < output.size; y++) {
    for (let x = 0; x < output.size; x++) {
      const from = placeOf(input, x >> 1, y >> 1)
      const weight = ((y & 1) * 2 + (x & 1)) * channels
      let sum = bias
      for (let c = 0; c < channels; c++) sum += weights[weight + c]! * data[from + c]!
      output.data[placeOf(output, x, y)] = sum
    }
  }
  return output
}

/** Bilinear doubling with pixel centres aligned half a pixel in, edges repeated. */
export function doubled(memory: NetMemory, input: Planes): Planes {
  const { channels, size, data } = input
  const output = memory.planes(channels, 2 * size)
  for (let y = 0; y < output.size; y++) {
    const top = Math.floor(sourceOf(y))
    const down = sourceOf(y) - top
    const bottom = Math.min(size - 1, top + 1)
    for (let x = 0; x < output.size; x++) {
      const left = Math.floor(sourceOf(x))
      const across = sourceOf(x) - left
      const right = Math.min(size - 1, left + 1)
      const upperLeft = placeOf(input, left, top)
      const upperRight = placeOf(input, right, top)
      const lowerLeft = placeOf(input, left, bottom)
      const lowerRight = placeOf(input, right, bottom)
      const to = placeOf(output, x, y)
      for (let c = 0; c < channels; c++) {
        const above = data[upperLeft + c]! * (1 - across) + data[upperRight + c]! * across
        const below = data[lowerLeft + c]! * (1 - across) + data[lowerRight + c]! * across
        output.data[to + c] = above * (1 - down) + below * down
      }
    }
  }
  return output
}

/** The mean of every channel, as planes of one pixel. */
export function means(memory: NetMemory, input: Planes): Planes {
  const { channels, size, data } = input
  const sums = new Float64Array(channels)
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const from = placeOf(input, x, y)
      for (let c = 0; c < channels; c++) sums[c]! += data[from + c]!
    }
  }
  const output = memory.planes(channels, 1)
  output.data.set(
    sums.map((sum) => sum / size ** 2),
    placeOf(output, 0, 0),
  )
  return output
}

/** The sums of two planes of one shape. */
export function added(memory: NetMemory, one: Planes, other: Planes): Planes {
  const output = memory.planes(one.channels, one.size)
  const { data } = output
  const [first, second] = [one.data, other.data]
  for (let i = 0; i < data.length; i++) data[i] = first[i]! + second[i]!
  return output
}

/** Every channel times its factor, one pixel of factors for all pixels. */
export function multiplied(memory: NetMemory, input: Planes, factors: Planes): Planes {
  const { channels, size, data } = input
  const output = memory.planes(channels, size)
  const byChannel = factors.data.subarray(placeOf(factors, 0, 0))
  for (let i = 0; i < data.length; i += channels) {
    for (let c = 0; c < channels; c++) output.data[i + c] = data[i + c]! * byChannel[c]!
  }
  return output
}

/** x · min(6, max(0, x + 3)) / 6. */
export function hardSwish({ data }: Planes): void {
  for (let i = 0; i < data.length; i++) {
    const value = data[i]!
    if (value <= -3) data[i] = 0
    else if (value < 3) data[i] = (value * (value + 3)) / 6
  }
}

/** Makes probabilities of logits, inside the border. */
export function squash(planes: Planes): void {
  const { channels, size, data } = planes
  for (let y = 0; y < size; y++) {
    const from = placeOf(planes, 0, y)
    for (let i = from; i < from + size * channels; i++) data[i] = logistic(data[i]!)
  }
}
