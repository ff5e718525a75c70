import { logistic } from '../numeric.ts'
import type { NetMemory } from '../segment/net-memory.ts'
import { type Planes, placeOf } from '../segment/planes.ts'

// The layers of the person network beside convolutions, as TensorFlow Lite defines them. Each writes to new planes.

/** A convolution of each channel for itself, padded so that side / stride outputs are centred: its weights [row][column][channel] and biases by address. */
export type Depthwise = {
  readonly taps: number
  readonly stride: number
  readonly weights: number
  readonly biases: number
}

export function depthwise(memory: NetMemory, layer: Depthwise, input: Planes): Planes {
  const { taps, stride, weights, biases } = layer
  const { channels, size } = input
  const output = memory.planes(channels, size / stride)
  const before = Math.floor((taps - stride) / 2)
  const [from, to] = [input.data.byteOffset, output.data.byteOffset]
  memory.depthwise(from, size, channels, taps, before, stride, weights, biases, to, output.size)
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
  const sourceOf = (position: number) => Math.max(0, position / 2 - 0.25)
  for (let y = 0; y < output.size; y++) {
    const top = Math.floor(sourceOf(y))
    const down = sourceOf(y) - top
    const bottom = Math.min(size - 1, top + 1)
    for (let x = 0; x < output.size; x++) {
      const left = Math.floor(sourceOf(x))
      const across = sourceOf(x) - left
      const right = Math.min(size - 1, left + 1)
      const corners = [placeOf(input, left, top), placeOf(input, right, top)] as const
      const lower = [placeOf(input, left, bottom), placeOf(input, right, bottom)] as const
      const to = placeOf(output, x, y)
      for (let c = 0; c < channels; c++) {
        const above = data[corners[0] + c]! * (1 - across) + data[corners[1] + c]! * across
        const below = data[lower[0] + c]! * (1 - across) + data[lower[1] + c]! * across
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

export function added(memory: NetMemory, one: Planes, other: Planes): Planes {
  const output = memory.planes(one.channels, one.size)
  for (let i = 0; i < output.data.length; i++) output.data[i] = one.data[i]! + other.data[i]!
  return output
}

/** Every channel times its factor, one pixel of factors for all pixels. */
export function multiplied(memory: NetMemory, input: Planes, factors: Planes): Planes {
  const { channels, size } = input
  const output = memory.planes(channels, size)
  const first = placeOf(factors, 0, 0)
  for (let i = 0; i < output.data.length; i += channels) {
    for (let c = 0; c < channels; c++) output.data[i + c] = input.data[i + c]! * factors.data[first + c]!
  }
  return output
}

export function rectified(memory: NetMemory, input: Planes): Planes {
  const output = memory.planes(input.channels, input.size)
  for (let i = 0; i < output.data.length; i++) output.data[i] = Math.max(0, input.data[i]!)
  return output
}

export function hardSwished(memory: NetMemory, input: Planes): Planes {
  const output = memory.planes(input.channels, input.size)
  for (let i = 0; i < output.data.length; i++) {
    const value = input.data[i]!
    output.data[i] = (value * Math.min(6, Math.max(0, value + 3))) / 6
  }
  return output
}

/** Probabilities of logits, inside the border. */
export function logistics(memory: NetMemory, input: Planes): Planes {
  const output = memory.planes(input.channels, input.size)
  for (let y = 0; y < input.size; y++) {
    const from = placeOf(input, 0, y)
    for (let i = from; i < from + input.size * input.channels; i++) output.data[i] = logistic(input.data[i]!)
  }
  return output
}
