/** What Node and browsers alike have of WebAssembly, as far as it is used here; the types of neither reach this package. */
type Platform = {
  readonly WebAssembly: {
    readonly Module: new (bytes: Uint8Array) => WasmModule
    readonly Memory: new (size: { readonly initial: number }) => WasmMemory
    readonly Instance: new (
      module: WasmModule,
      imports: Readonly<Record<string, Readonly<Record<string, WasmMemory>>>>,
    ) => { readonly exports: Readonly<Record<string, unknown>> }
  }
  readonly atob: (base64: string) => string
}
export type WasmModule = object
type WasmMemory = { readonly buffer: ArrayBuffer }

export const { WebAssembly, atob } = globalThis as unknown as Platform
