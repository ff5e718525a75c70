import type { NetMemory } from './net-memory.ts'
import type { Planes } from './planes.ts'

export type ConvolutionShape = { readonly inputs: number; readonly outputs: number; readonly stride: 1 | 2 }

/** A 3×3 convolution with padding 1, followed by max(0, x), with the addresses of its weights and biases. */
export type Convolution = ConvolutionShape & { readonly weights: number; readonly biases: number }

const TAPS = 9
/** Outputs that the kernel computes at once: the outputs of a layer must be a multiple of it. */
export const OUTPUTS_AT_ONCE = 4

/** Stores a convolution of weights [out][in][3][3] and biases [out]. */
export function convolution(
  memory: NetMemory,
  shape: ConvolutionShape,
  weights: ArrayLike<number>,
  biases: ArrayLike<number>,
): Convolution {
  return { ...shape, weights: memory.store(arranged(shape, weights)), biases: memory.store(biases) }
}

/** Weights [out][in][3][3] as the kernel reads them: [out / 4][3][3][in][4]. */
function arranged({ inputs, outputs }: ConvolutionShape, weights: ArrayLike<number>): Float32Array {
  const values = new Float32Array(outputs * inputs * TAPS)
  for (let output = 0; output < outputs; output++) {
    const group = Math.floor(output / OUTPUTS_AT_ONCE)
    for (let input = 0; input < inputs; input++) {
      for (let tap = 0; tap < TAPS; tap++) {
        const to = ((group * TAPS + tap) * inputs + input) * OUTPUTS_AT_ONCE + (output % OUTPUTS_AT_ONCE)
        values[to] = weights[(output * inputs + input) * TAPS + tap]!
      }
    }
  }
  return values
}

/** Runs a convolution. The input's side must be even when the stride is 2. */
export function convolve(memory: NetMemory, layer: Convolution, input: Planes): Planes {
  const { inputs, outputs, stride, weights, biases } = layer
  const side = input.size / stride
  const output = memory.planes(outputs, side)
  const [from, to] = [input.data.byteOffset, output.data.byteOffset]
  memory.convolve(from, input.size, inputs, stride, weights, biases, outputs, to, side)
  return output
}
