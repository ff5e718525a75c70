import { expect, test } from 'vitest'
import { z } from 'zod'
import { idFrom } from './ids.ts'

test('a text always gives the same uuid, and different texts different ones', () => {
  const ids = Array.from({ length: 100 }, (_, index) => idFrom(`text ${index}`))
  for (const id of ids) expect(z.uuid().safeParse(id).success).toBe(true)
  expect(new Set(ids).size).toBe(100)
  expect(idFrom('text 7')).toBe(ids[7])
})
