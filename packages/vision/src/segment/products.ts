/** How many columns one step of `multiply` covers: they lie side by side. */
export const COLUMNS = 4

/** Weights [matrix][output][input] reordered to [matrix][output / 2][input][2], as `multiply` reads them. */
export function pairedWeights(weights: Float64Array, inputs: number): Float64Array {
  const paired = new Float64Array(weights.length)
  for (let row = 0; row < weights.length / inputs; row++) {
    for (let input = 0; input < inputs; input++) {
      paired[((row >> 1) * inputs + input) * 2 + (row & 1)] = weights[row * inputs + input]!
    }
  }
  return paired
}

export type Matrices = {
  readonly count: number
  readonly inputs: number
  /** An even number. */
  readonly outputs: number
  /** As `pairedWeights` leaves them. */
  readonly weights: Float64Array
}

/**
 * Multiplies each of the matrices by its own values: `values` is [matrix][block][input][COLUMNS], `products`, which is
 * overwritten, [matrix][block][output][COLUMNS]. Most of the network's time is spent here.
 */
export function multiply(matrices: Matrices, blocks: number, values: Float64Array, products: Float64Array): void {
  const { count, inputs, outputs, weights } = matrices
  for (let matrix = 0; matrix < count; matrix++) {
    for (let block = matrix * blocks; block < (matrix + 1) * blocks; block++) {
      for (let output = 0; output < outputs; output += 2) {
        // Two outputs × four columns are kept in locals over all inputs: a third of the reads of one by one.
        let w = (matrix * outputs + output) * inputs
        let v = block * inputs * COLUMNS
        let a0 = 0
        let a1 = 0
        let a2 = 0
        let a3 = 0
        let b0 = 0
        let b1 = 0
        let b2 = 0
        let b3 = 0
        for (const end = w + inputs * 2; w < end; w += 2, v += COLUMNS) {
          const a = weights[w]!
          const b = weights[w + 1]!
          const v0 = values[v]!
          const v1 = values[v + 1]!
          const v2 = values[v + 2]!
          const v3 = values[v + 3]!
          a0 += a * v0
          a1 += a * v1
          a2 += a * v2
          a3 += a * v3
          b0 += b * v0
          b1 += b * v1
          b2 += b * v2
          b3 += b * v3
        }
        const to = (block * outputs + output) * COLUMNS
        products[to] = a0
        products[to + 1] = a1
        products[to + 2] = a2
        products[to + 3] = a3
        products[to + 4] = b0
        products[to + 5] = b1
        products[to + 6] = b2
        products[to + 7] = b3
      }
    }
  }
}
