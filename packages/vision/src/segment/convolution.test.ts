import { describe, expect, it } from 'vitest'
import { seededRandom } from '../random.ts'
import { convolution, convolve } from './convolution.ts'
import { emptyPlanes, type Planes } from './planes.ts'

const INPUTS = 3
const OUTPUTS = 4

function randomPlanes(size: number, random: () => number): Planes {
  const planes = emptyPlanes(INPUTS, size)
  const row = size + 2
  for (let channel = 0; channel < INPUTS; channel++) {
    for (let y = 1; y <= size; y++) {
      for (let x = 1; x <= size; x++) planes.data[(channel * row + y) * row + x] = random() * 2 - 1
    }
  }
  return planes
}

/** The sum as it is defined, one output value at a time. */
function plainSum(input: Planes, weights: Float64Array, bias: number, out: number, x: number, y: number): number {
  const row = input.size + 2
  let sum = bias
  for (let channel = 0; channel < INPUTS; channel++) {
    for (let tap = 0; tap < 9; tap++) {
      const at = (channel * row + y + Math.floor(tap / 3)) * row + x + (tap % 3)
      sum += weights[(out * INPUTS + channel) * 9 + tap]! * input.data[at]!
    }
  }
  return Math.max(0, sum)
}

describe('a convolution', () => {
  const random = seededRandom(5)
  const weights = Float64Array.from({ length: OUTPUTS * INPUTS * 9 }, () => random() * 2 - 1)
  const biases = Float64Array.from({ length: OUTPUTS }, () => random() - 0.5)
  const shapes = ([1, 2] as const).flatMap((stride) =>
    [1, 2, 3, 5, 8, 10, 12, 18].map((size) => ({ stride, size: size * stride })),
  )

  it.each(shapes)('of stride $stride over $size pixels is the sum of its products, in a border of zeros', (shape) => {
    const { stride, size } = shape
    const input = randomPlanes(size, random)
    const output = convolve(convolution({ inputs: INPUTS, outputs: OUTPUTS, stride }, weights, biases), input)
    const side = size / stride
    const row = side + 2
    const expected = emptyPlanes(OUTPUTS, side)
    for (let out = 0; out < OUTPUTS; out++) {
      for (let y = 0; y < side; y++) {
        for (let x = 0; x < side; x++) {
          const value = plainSum(input, weights, biases[out]!, out, x * stride, y * stride)
          expected.data[(out * row + y + 1) * row + x + 1] = value
        }
      }
    }
    const worst = expected.data.reduce((most, value, i) => Math.max(most, Math.abs(value - output.data[i]!)), 0)
    expect(output.size).toBe(side)
    expect(worst).toBeLessThan(1e-9)
  })
})
