import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { REAL_HAIR, realHair } from './real-hair.ts'

test('the real hair of the landing page matches the engine: otherwise run `node tools/pictures/real-hair.ts`', async () => {
  expect(JSON.parse(readFileSync(REAL_HAIR, 'utf8'))).toEqual(await realHair())
})
