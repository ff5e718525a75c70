/** `channels` square planes one after the other, each with a border of one zero all round: (size + 2)² values. */
export type Planes = { readonly channels: number; readonly size: number; readonly data: Float64Array }

/** A 3×3 convolution with padding 1, followed by max(0, x). `weights` are packed as `packPairs` leaves them. */
export type Convolution = {
  readonly inputs: number
  readonly outputs: number
  readonly stride: 1 | 2
  readonly weights: Float64Array
  readonly biases: Float64Array
}

export function emptyPlanes(channels: number, size: number): Planes {
  return { channels, size, data: new Float64Array(channels * (size + 2) ** 2) }
}

/** Reorders [out][in][3][3] to [out / 2][in][3][3][2]: the kernel computes two output channels at once. */
export function packPairs(weights: Float64Array, inputs: number, outputs: number): Float64Array {
  const packed = new Float64Array(weights.length)
  for (let out = 0; out < outputs; out++) {
    for (let k = 0; k < inputs * 9; k++)
      packed[((out >> 1) * inputs * 9 + k) * 2 + (out & 1)] = weights[out * inputs * 9 + k]!
  }
  return packed
}

/** Runs a convolution. The output's side must be a multiple of four (stride 1) or of two (stride 2). */
export function convolve(layer: Convolution, input: Planes): Planes {
  const output = emptyPlanes(layer.outputs, input.size / layer.stride)
  for (let out = 0; out < layer.outputs; out += 2) {
    if (layer.stride === 1) convolvePair(layer, input, output, out)
    else convolvePairHalving(layer, input, output, out)
  }
  return output
}

// Two output channels × four pixels are kept in locals over all inputs: nothing is stored until the sums are complete.
function convolvePair(layer: Convolution, input: Planes, output: Planes, out: number): void {
  const { inputs, weights } = layer
  const { size, data } = input
  const row = size + 2
  const plane = row * row
  const target = output.data
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x += 4) {
      let a0 = layer.biases[out]!
      let b0 = layer.biases[out + 1]!
      let a1 = a0
      let a2 = a0
      let a3 = a0
      let b1 = b0
      let b2 = b0
      let b3 = b0
      let w = out * inputs * 9
      for (let channel = 0; channel < inputs; channel++) {
        let p = channel * plane + y * row + x
        for (let ky = 0; ky < 3; ky++) {
          const i0 = data[p]!
          const i1 = data[p + 1]!
          const i2 = data[p + 2]!
          const i3 = data[p + 3]!
          const i4 = data[p + 4]!
          const i5 = data[p + 5]!
          let v = weights[w]!
          a0 += v * i0
          a1 += v * i1
          a2 += v * i2
          a3 += v * i3
          v = weights[w + 1]!
          b0 += v * i0
          b1 += v * i1
          b2 += v * i2
          b3 += v * i3
          v = weights[w + 2]!
          a0 += v * i1
          a1 += v * i2
          a2 += v * i3
          a3 += v * i4
          v = weights[w + 3]!
          b0 += v * i1
          b1 += v * i2
          b2 += v * i3
          b3 += v * i4
          v = weights[w + 4]!
          a0 += v * i2
          a1 += v * i3
          a2 += v * i4
          a3 += v * i5
          v = weights[w + 5]!
          b0 += v * i2
          b1 += v * i3
          b2 += v * i4
          b3 += v * i5
          p += row
          w += 6
        }
      }
      let at = out * plane + (y + 1) * row + x + 1
      target[at] = Math.max(a0, 0)
      target[at + 1] = Math.max(a1, 0)
      target[at + 2] = Math.max(a2, 0)
      target[at + 3] = Math.max(a3, 0)
      at += plane
      target[at] = Math.max(b0, 0)
      target[at + 1] = Math.max(b1, 0)
      target[at + 2] = Math.max(b2, 0)
      target[at + 3] = Math.max(b3, 0)
    }
  }
}

// The same with stride 2: two output channels × two pixels.
function convolvePairHalving(layer: Convolution, input: Planes, output: Planes, out: number): void {
  const { inputs, weights } = layer
  const { data } = input
  const row = input.size + 2
  const plane = row * row
  const outRow = output.size + 2
  const outPlane = outRow * outRow
  const target = output.data
  for (let y = 0; y < output.size; y++) {
    for (let x = 0; x < output.size; x += 2) {
      let a0 = layer.biases[out]!
      let b0 = layer.biases[out + 1]!
      let a1 = a0
      let b1 = b0
      let w = out * inputs * 9
      for (let channel = 0; channel < inputs; channel++) {
        let p = channel * plane + 2 * y * row + 2 * x
        for (let ky = 0; ky < 3; ky++) {
          const i0 = data[p]!
          const i1 = data[p + 1]!
          const i2 = data[p + 2]!
          const i3 = data[p + 3]!
          const i4 = data[p + 4]!
          a0 += weights[w]! * i0 + weights[w + 2]! * i1 + weights[w + 4]! * i2
          b0 += weights[w + 1]! * i0 + weights[w + 3]! * i1 + weights[w + 5]! * i2
          a1 += weights[w]! * i2 + weights[w + 2]! * i3 + weights[w + 4]! * i4
          b1 += weights[w + 1]! * i2 + weights[w + 3]! * i3 + weights[w + 5]! * i4
          p += row
          w += 6
        }
      }
      const at = out * outPlane + (y + 1) * outRow + x + 1
      target[at] = Math.max(a0, 0)
      target[at + 1] = Math.max(a1, 0)
      target[at + outPlane] = Math.max(b0, 0)
      target[at + outPlane + 1] = Math.max(b1, 0)
    }
  }
}
