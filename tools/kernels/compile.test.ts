import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compiledKernels } from './compile.ts'

test('compiled.ts matches the kernel sources: otherwise run `node tools/kernels/compile.ts`', async () => {
  const kept = readFileSync(new URL('../../packages/vision/src/wasm/compiled.ts', import.meta.url), 'utf8')
  expect(kept).toBe(await compiledKernels())
})
