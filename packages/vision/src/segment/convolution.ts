import { convolveByPoints, kernelPoints } from './convolve-by-points.ts'
import { convolveHalving } from './convolve-halving.ts'
import { type Convolution, type ConvolutionShape, emptyPlanes, type Planes } from './planes.ts'
import { pairedWeights } from './products.ts'

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
