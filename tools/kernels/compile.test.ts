import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compiledKernels } from './compile.ts'

test('the compiled kernels are those of their sources: else run `node tools/kernels/compile.ts`', async () => {
  const kept = readFileSync(new URL('../../packages/vision/src/wasm/compiled.ts', import.meta.url), 'utf8')
  expect(kept).toBe(await compiledKernels())
})
