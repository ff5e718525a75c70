/** The part of the WebAssembly API used here: this package has neither Node nor browser types. */
type Platform = {
  readonly WebAssembly: {
    readonly Module: new (bytes: Uint8Array) => object
    readonly Memory: new (size: { readonly initial: number }) => { readonly buffer: ArrayBuffer }
    readonly Instance: new (
      module: object,
      imports: Readonly<Record<string, Readonly<Record<string, object>>>>,
    ) => { readonly exports: Readonly<Record<string, unknown>> }
  }
  readonly atob: (base64: string) => string
}

const { WebAssembly, atob } = globalThis as unknown as Platform

const PAGE_BYTES = 65_536

/** A kernel instance with its memory, initially zero. */
export type Kernel = { readonly exports: Readonly<Record<string, unknown>>; readonly buffer: ArrayBuffer }

/** Returns a function that instantiates a base64 kernel with at least the given bytes of memory. Compiled on first use. */
export function kernelOf(base64: string): (bytes: number) => Kernel {
  let module: object | undefined
  return (bytes) => {
    module ??= new WebAssembly.Module(Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0)))
    const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE_BYTES) })
    const { exports } = new WebAssembly.Instance(module, { env: { memory } })
    return { exports, buffer: memory.buffer }
  }
}
