import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { EXAMPLE, landingExample } from './example.ts'

test('the landing page shows what the app says of its two photos: else run `node tools/pictures/example.ts`', async () => {
  expect(JSON.parse(readFileSync(EXAMPLE, 'utf8'))).toEqual(await landingExample())
})
