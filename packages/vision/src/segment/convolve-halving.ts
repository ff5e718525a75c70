import type { Convolution, Planes } from './planes.ts'
import { COLUMNS, multiply } from './products.ts'

const TAPS = 9
// As many pixels at a time as stay in the processor's cache with all they are made of.
const MOST_BLOCKS = 16

/** Runs a convolution of stride 2: each pixel's surroundings as a column, multiplied by all kernels at once. */
export function convolveHalving(layer: Convolution, input: Planes, output: Planes): void {
  const pixels = output.size ** 2
  const blocks = Math.min(MOST_BLOCKS, Math.ceil(pixels / COLUMNS))
  const matrices = { count: 1, inputs: layer.inputs * TAPS, outputs: layer.outputs, weights: layer.weights }
  const values = new Float64Array(blocks * COLUMNS * matrices.inputs)
  const products = new Float64Array(blocks * COLUMNS * layer.outputs)
  for (let first = 0; first < pixels; first += blocks * COLUMNS) {
    const end = Math.min(pixels, first + blocks * COLUMNS)
    gather(input, output.size, first, end, values)
    multiply(matrices, blocks, values, products)
    scatter(products, layer.biases, first, end, output)
  }
}

function gather(
  { channels, size, data }: Planes,
  side: number,
  first: number,
  end: number,
  values: Float64Array,
): void {
  const row = size + 2
  for (let pixel = first; pixel < end; pixel++) {
    const corner = 2 * (Math.floor(pixel / side) * row + (pixel % side))
    let to = ((pixel - first) >> 2) * channels * TAPS * COLUMNS + (pixel & 3)
    for (let channel = 0; channel < channels; channel++) {
      for (let y = 0; y < 3; y++) {
        const from = channel * row * row + corner + y * row
        values[to] = data[from]!
        values[to + COLUMNS] = data[from + 1]!
        values[to + 2 * COLUMNS] = data[from + 2]!
        to += 3 * COLUMNS
      }
    }
  }
}

function scatter(
  products: Float64Array,
  biases: Float64Array,
  first: number,
  end: number,
  { channels, size, data }: Planes,
): void {
  const row = size + 2
  for (let pixel = first; pixel < end; pixel++) {
    const place = (Math.floor(pixel / size) + 1) * row + (pixel % size) + 1
    const from = ((pixel - first) >> 2) * channels * COLUMNS + (pixel & 3)
    for (let channel = 0; channel < channels; channel++) {
      data[channel * row * row + place] = Math.max(0, products[from + channel * COLUMNS]! + biases[channel]!)
    }
  }
}
