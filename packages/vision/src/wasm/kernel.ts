/** The part of WebAssembly that is used here: this package has the types of neither Node nor browsers. */
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

/** A running kernel with a memory of its own, initially zero. */
export type Kernel = { readonly exports: Readonly<Record<string, unknown>>; readonly buffer: ArrayBuffer }

/** A kernel given in base64, as a function that starts it on at least so many bytes of memory. Compiled at the first start. */
export function kernelOf(base64: string): (bytes: number) => Kernel {
  let module: object | undefined
  return (bytes) => {
    module ??= new WebAssembly.Module(Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0)))
    const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE_BYTES) })
    const { exports } = new WebAssembly.Instance(module, { env: { memory } })
    return { exports, buffer: memory.buffer }
  }
}
