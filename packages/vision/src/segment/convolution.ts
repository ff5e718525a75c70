import { convolveByPoints, kernelPoints } from './convolve-by-points.ts'
import { convolveHalving } from './convolve-halving.ts'
import { pairedWeights } from './products.ts'

/** `channels` square planes one after the other, each with a border of one zero all round: (size + 2)² values. */
export type Planes = { readonly channels: number; readonly size: number; readonly data: Float64Array }

export type ConvolutionShape = { readonly inputs: number; readonly outputs: number; readonly stride: 1 | 2 }

/** A 3×3 convolution with padding 1, followed by max(0, x). `weights` are arranged as its kernel reads them. */
export type Convolution = ConvolutionShape & { readonly weights: Float64Array; readonly biases: Float64Array }

export function emptyPlanes(channels: number, size: number): Planes {
  return { channels, size, data: new Float64Array(channels * (size + 2) ** 2) }
}

/** A convolution ready to run, of weights [out][in][3][3] and biases [out]. */
export function convolution(shape: ConvolutionShape, weights: Float64Array, biases: Float64Array): Convolution {
  const { inputs, outputs, stride } = shape
  const arranged =
    stride === 1 ? pairedWeights(kernelPoints(weights, inputs, outputs), inputs) : pairedWeights(weights, inputs * 9)
  return { ...shape, weights: arranged, biases }
}

/** Runs a convolution of an even number of outputs. The input's side must be even when the stride is 2. */
export function convolve(layer: Convolution, input: Planes): Planes {
  const output = emptyPlanes(layer.outputs, input.size / layer.stride)
  const run = layer.stride === 1 ? convolveByPoints : convolveHalving
  run(layer, input, output)
  return output
}
