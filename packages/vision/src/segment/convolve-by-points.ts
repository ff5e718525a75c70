import type { Convolution, Planes } from './planes.ts'
import { COLUMNS, multiply } from './products.ts'

// A 3×3 convolution in a quarter of the multiplications (Lavin and Gray, Fast Algorithms for Convolutional Neural Networks,
// 2015, F(4×4, 3×3)): patches of 6×6 pixels and the kernels become 36 points each, where convolving is multiplying; what
// comes back is a tile of 4×4 pixels. Computed in double precision it differs from the plain sum by rounding only.
const TILE = 4
const PATCH = 6
const POINTS = PATCH * PATCH
const KERNEL_TO_POINTS = [
  [1 / 4, 0, 0],
  [-1 / 6, -1 / 6, -1 / 6],
  [-1 / 6, 1 / 6, -1 / 6],
  [1 / 24, 1 / 12, 1 / 6],
  [1 / 24, -1 / 12, 1 / 6],
  [0, 0, 1],
] as const

// As many tiles at a time as stay in the processor's cache.
const MOST_BLOCKS = 8

/** Turns kernels [out][in][3][3] into points: one matrix [out][in] each. */
export function kernelPoints(weights: Float64Array, inputs: number, outputs: number): Float64Array {
  const points = new Float64Array(POINTS * inputs * outputs)
  for (let out = 0; out < outputs; out++) {
    for (let channel = 0; channel < inputs; channel++) {
      const k = (out * inputs + channel) * 9
      KERNEL_TO_POINTS.forEach(([top, middle, bottom], y) => {
        const left = top * weights[k]! + middle * weights[k + 3]! + bottom * weights[k + 6]!
        const centre = top * weights[k + 1]! + middle * weights[k + 4]! + bottom * weights[k + 7]!
        const right = top * weights[k + 2]! + middle * weights[k + 5]! + bottom * weights[k + 8]!
        KERNEL_TO_POINTS.forEach(([first, second, third], x) => {
          const point = y * PATCH + x
          points[(point * outputs + out) * inputs + channel] = first * left + second * centre + third * right
        })
      })
    }
  }
  return points
}

/** Some of a layer's tiles, row by row from `first`; `side` tiles make a row. */
type Tiles = { readonly first: number; readonly count: number; readonly blocks: number; readonly side: number }

/** Runs a convolution of stride 1; `output` has the input's side and receives max(0, x). */
export function convolveByPoints(layer: Convolution, input: Planes, output: Planes): void {
  const side = Math.ceil(input.size / TILE)
  const blocks = Math.min(MOST_BLOCKS, Math.ceil(side ** 2 / COLUMNS))
  const matrices = { count: POINTS, inputs: layer.inputs, outputs: layer.outputs, weights: layer.weights }
  const points = new Float64Array(POINTS * blocks * COLUMNS * layer.inputs)
  const products = new Float64Array(POINTS * blocks * COLUMNS * layer.outputs)
  for (let first = 0; first < side ** 2; first += blocks * COLUMNS) {
    const tiles = { first, count: Math.min(blocks * COLUMNS, side ** 2 - first), blocks, side }
    patchesToPoints(input, tiles, points)
    multiply(matrices, blocks, points, products)
    pointsToTiles(products, tiles, layer.biases, output)
  }
}

function patchesToPoints({ channels, size, data }: Planes, tiles: Tiles, points: Float64Array): void {
  const row = size + 2
  const patch = new Float64Array(POINTS)
  const stride = tiles.blocks * channels * COLUMNS
  for (let t = 0; t < tiles.count; t++) {
    const [left, top] = placeOf(tiles, t)
    // The last tiles may reach beyond the plane, where everything is zero.
    const width = Math.min(PATCH, row - left)
    const height = Math.min(PATCH, row - top)
    for (let channel = 0; channel < channels; channel++) {
      const from = (channel * row + top) * row + left
      if (width < PATCH || height < PATCH) patch.fill(0)
      for (let y = 0; y < height; y++) {
        for (let x = 0; x < width; x++) patch[y * PATCH + x] = data[from + y * row + x]!
        lineToPoints(patch, y * PATCH, 1)
      }
      for (let x = 0; x < PATCH; x++) lineToPoints(patch, x, PATCH)
      const to = ((t >> 2) * channels + channel) * COLUMNS + (t & 3)
      for (let point = 0; point < POINTS; point++) points[to + point * stride] = patch[point]!
    }
  }
}

/** Left and top of tile `t`, in pixels. */
function placeOf({ first, side }: Tiles, t: number): readonly [left: number, top: number] {
  return [((first + t) % side) * TILE, Math.floor((first + t) / side) * TILE]
}

function lineToPoints(v: Float64Array, at: number, step: number): void {
  const v0 = v[at]!
  const v1 = v[at + step]!
  const v2 = v[at + 2 * step]!
  const v3 = v[at + 3 * step]!
  const v4 = v[at + 4 * step]!
  const v5 = v[at + 5 * step]!
  v[at] = 4 * v0 - 5 * v2 + v4
  v[at + step] = v4 - 4 * v2 + (v3 - 4 * v1)
  v[at + 2 * step] = v4 - 4 * v2 - (v3 - 4 * v1)
  v[at + 3 * step] = v4 - v2 + 2 * (v3 - v1)
  v[at + 4 * step] = v4 - v2 - 2 * (v3 - v1)
  v[at + 5 * step] = 4 * v1 - 5 * v3 + v5
}

function pointsToTiles(
  products: Float64Array,
  tiles: Tiles,
  biases: Float64Array,
  { channels, size, data }: Planes,
): void {
  const row = size + 2
  const patch = new Float64Array(POINTS)
  const stride = tiles.blocks * channels * COLUMNS
  for (let t = 0; t < tiles.count; t++) {
    const [left, top] = placeOf(tiles, t)
    const width = Math.min(TILE, size - left)
    const height = Math.min(TILE, size - top)
    for (let channel = 0; channel < channels; channel++) {
      const from = ((t >> 2) * channels + channel) * COLUMNS + (t & 3)
      for (let point = 0; point < POINTS; point++) patch[point] = products[from + point * stride]!
      for (let x = 0; x < PATCH; x++) pointsToLine(patch, x, PATCH)
      const to = (channel * row + top + 1) * row + left + 1
      for (let y = 0; y < height; y++) {
        pointsToLine(patch, y * PATCH, 1)
        for (let x = 0; x < width; x++) data[to + y * row + x] = Math.max(0, patch[y * PATCH + x]! + biases[channel]!)
      }
    }
  }
}

function pointsToLine(v: Float64Array, at: number, step: number): void {
  const v0 = v[at]!
  const v1 = v[at + step]!
  const v2 = v[at + 2 * step]!
  const v3 = v[at + 3 * step]!
  const v4 = v[at + 4 * step]!
  const v5 = v[at + 5 * step]!
  v[at] = v0 + v1 + v2 + v3 + v4
  v[at + step] = v1 - v2 + 2 * (v3 - v4)
  v[at + 2 * step] = v1 + v2 + 4 * (v3 + v4)
  v[at + 3 * step] = v1 - v2 + 8 * (v3 - v4) + v5
}
