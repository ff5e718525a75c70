import type { NetMemory } from './net-memory.ts'
import { type Planes, placeOf } from './planes.ts'

export type ConvolutionShape = { readonly inputs: number; readonly outputs: number; readonly stride: 1 | 2 }

/** How a convolution treats its pixels: by default 3×3, padded by one pixel on every side, and followed by max(0, x). */
type ConvolutionForm = {
  /** Side of its kernel in pixels. */
  readonly taps: 1 | 3
  /** Pixels of the border before the first row and column of the input that the first output reads. */
  readonly before: 0 | 1
  /** Whether negative results become 0. */
  readonly rectified: boolean
}

const PLAIN: ConvolutionForm = { taps: 3, before: 1, rectified: true }

/** A convolution with the addresses of its weights and biases. */
export type Convolution = ConvolutionShape & ConvolutionForm & { readonly weights: number; readonly biases: number }

/** Outputs that the kernel computes at once: the outputs of a layer must be a multiple of it. */
export const OUTPUTS_AT_ONCE = 4

/** Stores a convolution of weights [out][in][taps][taps] and biases [out]. */
export function convolution(
  memory: NetMemory,
  shape: ConvolutionShape,
  weights: ArrayLike<number>,
  biases: ArrayLike<number>,
  form = PLAIN,
): Convolution {
  const arrangedWeights = arranged(shape, form.taps ** 2, weights)
  return { ...shape, ...form, weights: memory.store(arrangedWeights), biases: memory.store(biases) }
}

/** Weights [out][in][taps] as the kernel reads them: [out / 4][taps][in][4]. `taps` counts all pixels of the kernel. */
function arranged({ inputs, outputs }: ConvolutionShape, taps: number, weights: ArrayLike<number>): Float32Array {
  const values = new Float32Array(outputs * inputs * taps)
  for (let output = 0; output < outputs; output++) {
    const group = Math.floor(output / OUTPUTS_AT_ONCE)
    for (let input = 0; input < inputs; input++) {
      for (let tap = 0; tap < taps; tap++) {
        const to = ((group * taps + tap) * inputs + input) * OUTPUTS_AT_ONCE + (output % OUTPUTS_AT_ONCE)
        values[to] = weights[(output * inputs + input) * taps + tap]!
      }
    }
  }
  return values
}

/** Runs a convolution. The input's side must be even when the stride is 2. */
export function convolve(memory: NetMemory, layer: Convolution, input: Planes): Planes {
  const { inputs, outputs, stride, taps, before, rectified, weights, biases } = layer
  const side = input.size / stride
  const output = memory.planes(outputs, side)
  const first = placeOf(input, -before, -before) * input.data.BYTES_PER_ELEMENT
  const least = rectified ? 0 : Number.NEGATIVE_INFINITY
  const [from, to] = [input.data.byteOffset + first, output.data.byteOffset]
  memory.convolve(from, input.size, inputs, taps, stride, weights, biases, least, outputs, to, side)
  return output
}
