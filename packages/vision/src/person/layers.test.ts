import { describe, expect, it } from 'vitest'
import { seededRandom } from '../random.ts'
import { convolution, convolve } from '../segment/convolution.ts'
import { NetMemory } from '../segment/net-memory.ts'
import { type Planes, placeOf } from '../segment/planes.ts'
import { depthwise, doubled, hardSwish, means, multiplied, squash, transposed } from './layers.ts'

/** Enough for the weights and the largest planes of a test. */
const VALUES = 50_000
const CHANNELS = 8

const random = seededRandom(7)
const numbers = (count: number) => Float32Array.from({ length: count }, () => random() * 2 - 1)

function filled(memory: NetMemory, size: number): Planes {
  const planes = memory.planes(CHANNELS, size)
  for (let y = 0; y < size; y++) planes.data.set(numbers(size * CHANNELS), placeOf(planes, 0, y))
  return planes
}

/** The value of a channel, 0 outside the planes. */
function at({ channels, size, data }: Planes, channel: number, x: number, y: number): number {
  const isInside = x >= 0 && y >= 0 && x < size && y < size
  return isInside ? data[((y + 1) * (size + 2) + x + 1) * channels + channel]! : 0
}

/** The greatest difference between planes and what they should be. */
function worst(planes: Planes, expected: (channel: number, x: number, y: number) => number): number {
  let most = 0
  for (let y = 0; y < planes.size; y++) {
    for (let x = 0; x < planes.size; x++) {
      for (let c = 0; c < planes.channels; c++) {
        most = Math.max(most, Math.abs(at(planes, c, x, y) - expected(c, x, y)))
      }
    }
  }
  return most
}

describe('a convolution of each channel for itself', () => {
  const shapes = ([3, 5] as const).flatMap((taps) =>
    ([1, 2] as const).flatMap((stride) => [2, 5, 10].map((side) => ({ taps, stride, side }))),
  )

  it.each(shapes)('of $taps pixels and stride $stride to $side pixels is the sum of its products', (shape) => {
    const { taps, stride, side } = shape
    const memory = new NetMemory(VALUES)
    const [weights, biases] = [numbers(taps * taps * CHANNELS), numbers(CHANNELS)]
    const layer = {
      taps,
      stride,
      rectified: stride === 2,
      weights: memory.store(weights),
      biases: memory.store(biases),
    }
    const input = filled(memory, side * stride)
    // What TensorFlow calls 'same': the padding is shared, one more after than before where it is odd.
    const before = Math.floor(((side - 1) * stride + taps - input.size) / 2)
    const output = depthwise(memory, layer, input)
    expect(output.size).toBe(side)
    const sum = (c: number, x: number, y: number) => {
      let total = biases[c]!
      for (let tap = 0; tap < taps * taps; tap++) {
        const [column, row] = [tap % taps, Math.floor(tap / taps)]
        total += weights[tap * CHANNELS + c]! * at(input, c, x * stride - before + column, y * stride - before + row)
      }
      return stride === 2 ? Math.max(0, total) : total
    }
    expect(worst(output, sum)).toBeLessThan(1e-5)
  })
})

it('a convolution of one pixel mixes the channels of that pixel and keeps negative sums', () => {
  const memory = new NetMemory(VALUES)
  const [weights, biases] = [numbers(4 * CHANNELS), numbers(4)]
  const shape = { inputs: CHANNELS, outputs: 4, stride: 1 } as const
  const layer = convolution(memory, shape, weights, biases, { taps: 1, before: 0, rectified: false })
  const input = filled(memory, 6)
  const output = convolve(memory, layer, input)
  const sum = (out: number, x: number, y: number) =>
    Array.from({ length: CHANNELS }, (_, c) => weights[out * CHANNELS + c]! * at(input, c, x, y)).reduce(
      (total, product) => total + product,
      biases[out]!,
    )
  expect(worst(output, sum)).toBeLessThan(1e-5)
  expect(output.data.some((value) => value < 0)).toBe(true)
})

it('a convolution that pads the far side alone starts at the first pixel', () => {
  const memory = new NetMemory(VALUES)
  const weights = numbers(4 * CHANNELS * 9)
  const shape = { inputs: CHANNELS, outputs: 4, stride: 2 } as const
  const layer = convolution(memory, shape, weights, new Float32Array(4), { taps: 3, before: 0, rectified: false })
  const input = filled(memory, 8)
  const sum = (out: number, x: number, y: number) => {
    let total = 0
    for (let c = 0; c < CHANNELS; c++) {
      for (let tap = 0; tap < 9; tap++) {
        total += weights[(out * CHANNELS + c) * 9 + tap]! * at(input, c, 2 * x + (tap % 3), 2 * y + Math.floor(tap / 3))
      }
    }
    return total
  }
  expect(worst(convolve(memory, layer, input), sum)).toBeLessThan(1e-5)
})

it('the layers without weights do what their names say', () => {
  const memory = new NetMemory(VALUES)
  const input = filled(memory, 4)
  const mean = means(memory, input)
  const all = Array.from({ length: 16 }, (_, i) => at(input, 3, i % 4, Math.floor(i / 4)))
  expect(at(mean, 3, 0, 0)).toBeCloseTo(all.reduce((sum, value) => sum + value, 0) / 16, 6)
  expect(worst(multiplied(memory, input, mean), (c, x, y) => at(input, c, x, y) * at(mean, c, 0, 0))).toBeLessThan(1e-6)
  const larger = doubled(memory, input)
  expect(at(larger, 0, 0, 0)).toBe(at(input, 0, 0, 0))
  expect(at(larger, 0, 2, 0)).toBeCloseTo(0.25 * at(input, 0, 0, 0) + 0.75 * at(input, 0, 1, 0), 6)
  expect(at(larger, 0, 7, 7)).toBeCloseTo(at(input, 0, 3, 3), 6)
})

it('the layers that change their planes do it by their formulas', () => {
  const changed = (change: (planes: Planes) => void) => {
    const planes = filled(new NetMemory(VALUES), 4)
    for (let i = 0; i < planes.data.length; i++) planes.data[i]! *= 5
    const before = { ...planes, data: planes.data.slice() }
    change(planes)
    return (formula: (value: number) => number) => worst(planes, (c, x, y) => formula(at(before, c, x, y)))
  }
  expect(changed(hardSwish)((value) => (value * Math.min(6, Math.max(0, value + 3))) / 6)).toBeLessThan(1e-5)
  expect(changed(squash)((value) => 1 / (1 + Math.exp(-value)))).toBeLessThan(1e-6)
})

it('a transposed convolution writes two by two pixels for each, with weights of their own', () => {
  const memory = new NetMemory(VALUES)
  const weights = Float64Array.from(numbers(4 * CHANNELS))
  const input = filled(memory, 3)
  const sum = (_: number, x: number, y: number) => {
    const place = ((y % 2) * 2 + (x % 2)) * CHANNELS
    let total = 0.5
    for (let c = 0; c < CHANNELS; c++) total += weights[place + c]! * at(input, c, Math.floor(x / 2), Math.floor(y / 2))
    return total
  }
  const output = transposed(memory, weights, 0.5, input)
  expect(output.size).toBe(6)
  expect(worst(output, sum)).toBeLessThan(1e-5)
})
