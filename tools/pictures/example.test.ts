import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { EXAMPLE, landingExample } from './example.ts'

test('the example of the landing page matches the engine: otherwise run `node tools/pictures/example.ts`', async () => {
  expect(JSON.parse(readFileSync(EXAMPLE, 'utf8'))).toEqual(await landingExample())
})
