import { expect, test } from 'vitest'
import { CONVOLVE_WASM } from '../../packages/vision/src/segment/convolve-wasm.ts'
import { compiledKernel } from './compile.ts'

test('the compiled kernel is that of its source: else run `node tools/kernels/compile.ts`', async () => {
  expect(CONVOLVE_WASM).toBe(await compiledKernel())
})
