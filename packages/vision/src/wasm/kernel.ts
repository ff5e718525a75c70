/** What Node and browsers alike have of WebAssembly, as far as it is used here; the types of neither reach this package. */
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

/** A kernel at work on a memory of its own, zero at first. */
export type Kernel = { readonly exports: Readonly<Record<string, unknown>>; readonly buffer: ArrayBuffer }

/** Compiles a kernel, given in base64; returns what starts it on at least `bytes` of memory. */
export function kernelOf(base64: string): (bytes: number) => Kernel {
  let module: object | undefined
  return (bytes) => {
    module ??= new WebAssembly.Module(Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0)))
    const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE_BYTES) })
    const { exports } = new WebAssembly.Instance(module, { env: { memory } })
    return { exports, buffer: memory.buffer }
  }
}
