/** `channels` square planes one after the other, each with a border of one zero all round: (size + 2)² values. */
export type Planes = { readonly channels: number; readonly size: number; readonly data: Float64Array }

export type ConvolutionShape = { readonly inputs: number; readonly outputs: number; readonly stride: 1 | 2 }

/** A 3×3 convolution with padding 1, followed by max(0, x). `weights` are arranged as its kernel reads them. */
export type Convolution = ConvolutionShape & { readonly weights: Float64Array; readonly biases: Float64Array }

/** Planes of zeros. */
export function emptyPlanes(channels: number, size: number): Planes {
  return { channels, size, data: new Float64Array(channels * (size + 2) ** 2) }
}
