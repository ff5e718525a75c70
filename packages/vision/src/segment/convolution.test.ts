import { describe, expect, it } from 'vitest'
import { seededRandom } from '../random.ts'
import { convolution, convolve } from './convolution.ts'
import { NetMemory } from './net-memory.ts'
import type { Planes } from './planes.ts'

const INPUTS = 3
const OUTPUTS = 8
/** Enough for the weights and the largest planes of the test. */
const VALUES = 50_000

const place = ({ channels, size }: Planes, channel: number, x: number, y: number) =>
  ((y + 1) * (size + 2) + x + 1) * channels + channel

/** The sum by definition, one output value at a time. */
function plainSum(input: Planes, weights: Float32Array, bias: number, out: number, x: number, y: number): number {
  let sum = bias
  for (let channel = 0; channel < INPUTS; channel++) {
    for (let tap = 0; tap < 9; tap++) {
      const at = place(input, channel, x + (tap % 3) - 1, y + Math.floor(tap / 3) - 1)
      sum += weights[(out * INPUTS + channel) * 9 + tap]! * input.data[at]!
    }
  }
  return Math.max(0, sum)
}

describe('a convolution', () => {
  const random = seededRandom(5)
  const weights = Float32Array.from({ length: OUTPUTS * INPUTS * 9 }, () => random() * 2 - 1)
  const biases = Float32Array.from({ length: OUTPUTS }, () => random() - 0.5)
  const shapes = ([1, 2] as const).flatMap((stride) => [1, 2, 3, 5, 8, 10, 12, 18].map((side) => ({ stride, side })))

  it.each(shapes)(
    'a convolution of stride $stride to $side pixels is the sum of its products, with zero padding',
    (shape) => {
      const { stride, side } = shape
      const memory = new NetMemory(VALUES)
      const layer = convolution(memory, { inputs: INPUTS, outputs: OUTPUTS, stride }, weights, biases)
      const input = memory.planes(INPUTS, side * stride)
      for (let y = 0; y < input.size; y++) {
        for (let x = 0; x < input.size * INPUTS; x++) input.data[place(input, x, 0, y)] = random() * 2 - 1
      }
      const output = convolve(memory, layer, input)
      const expected = new Float32Array(output.data.length)
      for (let out = 0; out < OUTPUTS; out++) {
        for (let y = 0; y < side; y++) {
          for (let x = 0; x < side; x++) {
            expected[place(output, out, x, y)] = plainSum(input, weights, biases[out]!, out, x * stride, y * stride)
          }
        }
      }
      const worst = expected.reduce((most, value, i) => Math.max(most, Math.abs(value - output.data[i]!)), 0)
      expect(output.size).toBe(side)
      expect(worst).toBeLessThan(1e-5)
    },
  )
})
