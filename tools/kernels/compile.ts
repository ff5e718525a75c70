// `node tools/kernels/compile.ts` compiles the WebAssembly kernels of `vision`. Run it after changing a source.
import { readFileSync, writeFileSync } from 'node:fs'
import wabt from 'wabt'

const FOLDER = new URL('../../packages/vision/src/wasm/', import.meta.url)
const KERNELS = { CONVOLVE: 'convolve.wat', AVERAGE_ROWS: 'average-rows.wat' }

/** The text of compiled.ts: the bytes of each kernel in base64. */
export async function compiledKernels(): Promise<string> {
  const { parseWat } = await wabt()
  const constants = Object.entries(KERNELS).map(([name, file]) => {
    const module = parseWat(file, readFileSync(new URL(file, FOLDER), 'utf8'), { simd: true })
    const bytes = Buffer.from(module.toBinary({}).buffer).toString('base64')
    module.destroy()
    return `export const ${name} =\n  '${bytes}'\n`
  })
  return `// The kernels beside this file, compiled by tools/kernels/compile.ts.\n\n${constants.join('\n')}`
}

if (import.meta.main) writeFileSync(new URL('compiled.ts', FOLDER), await compiledKernels())
