import { CONVOLVE } from '../wasm/compiled.ts'
import { kernelOf } from '../wasm/kernel.ts'
import { type Planes, placeOf, valuesOf } from './planes.ts'

const VALUE_BYTES = 4
const startKernel = kernelOf(CONVOLVE)

/** The parameters of the kernels in convolve.wat, in their order. */
type ConvolveKernel = (
  input: number,
  inputSide: number,
  inputs: number,
  taps: number,
  stride: number,
  weights: number,
  biases: number,
  least: number,
  outputs: number,
  output: number,
  side: number,
) => void

type DepthwiseKernel = (
  input: number,
  inputSide: number,
  channels: number,
  taps: number,
  before: number,
  stride: number,
  weights: number,
  biases: number,
  least: number,
  output: number,
  side: number,
) => void

/**
 * The WebAssembly memory of a network: its weights, then the planes of a run. Every run allocates the same planes in the same order
 * and writes only inside their borders, which stay zero.
 */
export class NetMemory {
  readonly convolve: ConvolveKernel
  readonly depthwise: DepthwiseKernel
  private readonly values: Float32Array
  private used = 0
  private runStart = 0

  /** Memory for `count` values. */
  constructor(count: number) {
    const { exports, buffer } = startKernel(count * VALUE_BYTES)
    this.convolve = exports.convolve as ConvolveKernel
    this.depthwise = exports.depthwise as DepthwiseKernel
    this.values = new Float32Array(buffer)
  }

  /** Stores weights permanently and returns their address in bytes. Call it before the first run only. */
  store(weights: ArrayLike<number>): number {
    const at = this.used
    this.values.set(weights, at)
    this.used += weights.length
    this.runStart = this.used
    return at * VALUE_BYTES
  }

  /** Releases all planes. */
  startRun(): void {
    this.used = this.runStart
  }

  /** The next planes of this run; their border is zero. */
  planes(channels: number, size: number): Planes {
    const from = this.used
    this.used += valuesOf(channels, size)
    return { channels, size, data: this.values.subarray(from, this.used) }
  }

  /** The next planes of this run, filled with a picture: size × size pixels row by row, the channels of a pixel side by side. */
  framed(picture: Float32Array, channels: number, size: number): Planes {
    const planes = this.planes(channels, size)
    const line = size * channels
    for (let y = 0; y < size; y++) {
      planes.data.set(picture.subarray(y * line, (y + 1) * line), placeOf(planes, 0, y))
    }
    return planes
  }
}
