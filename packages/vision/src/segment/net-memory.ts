import { CONVOLVE_WASM } from './convolve-wasm.ts'
import { type Planes, valuesOf } from './planes.ts'
import { atob, type WasmModule, WebAssembly } from './webassembly.ts'

const PAGE_BYTES = 65_536
const VALUE_BYTES = 4

/** The parameters of convolve.wat, in its order. */
type ConvolveKernel = (
  input: number,
  inputSide: number,
  inputs: number,
  stride: number,
  weights: number,
  biases: number,
  outputs: number,
  output: number,
  side: number,
) => void

/**
 * The memory in which a network runs, in WebAssembly: its weights first, then the planes of a run. Every run takes the same planes
 * in the same order and writes only inside their borders, which stay zero.
 */
export class NetMemory {
  readonly convolve: ConvolveKernel
  private readonly values: Float32Array
  private used = 0
  private runStart = 0

  /** Room for `count` values in all. */
  constructor(count: number) {
    const memory = new WebAssembly.Memory({ initial: Math.ceil((count * VALUE_BYTES) / PAGE_BYTES) })
    const { exports } = new WebAssembly.Instance(kernelModule(), { env: { memory } })
    this.convolve = exports.convolve as ConvolveKernel
    this.values = new Float32Array(memory.buffer)
  }

  /** Stores weights for good; returns their address in bytes. Before the first run only. */
  store(weights: ArrayLike<number>): number {
    const at = this.used
    this.values.set(weights, at)
    this.used += weights.length
    this.runStart = this.used
    return at * VALUE_BYTES
  }

  /** Gives back all planes. */
  startRun(): void {
    this.used = this.runStart
  }

  /** The next planes of this run; their border is zero. */
  planes(channels: number, size: number): Planes {
    const from = this.used
    this.used += valuesOf(channels, size)
    return { channels, size, data: this.values.subarray(from, this.used) }
  }
}

let compiled: WasmModule | undefined

function kernelModule(): WasmModule {
  compiled ??= new WebAssembly.Module(Uint8Array.from(atob(CONVOLVE_WASM), (byte) => byte.charCodeAt(0)))
  return compiled
}
