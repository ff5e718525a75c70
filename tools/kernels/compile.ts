// `node tools/kernels/compile.ts` compiles the kernel of the hair network after its source was changed.
import { readFileSync, writeFileSync } from 'node:fs'
import wabt from 'wabt'

const FOLDER = new URL('../../packages/vision/src/segment/', import.meta.url)

/** The bytes of convolve.wat, in base64. */
export async function compiledKernel(): Promise<string> {
  const { parseWat } = await wabt()
  const module = parseWat('convolve.wat', readFileSync(new URL('convolve.wat', FOLDER), 'utf8'), { simd: true })
  const { buffer } = module.toBinary({})
  module.destroy()
  return Buffer.from(buffer).toString('base64')
}

if (import.meta.main) {
  const text = `/** convolve.wat, compiled by tools/kernels/compile.ts. */\nexport const CONVOLVE_WASM =\n  '${await compiledKernel()}'\n`
  writeFileSync(new URL('convolve-wasm.ts', FOLDER), text)
}
