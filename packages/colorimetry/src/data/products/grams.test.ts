import { expect, it } from 'vitest'
import { gramsFor, gramsOnRegrowth } from './grams.ts'

const HAIR = { length: 'lungo', density: 'media', fibre: 'media' } as const

it('grams grow with the centimetres of regrowth, up to a whole head', () => {
  const grams = [0, 1, 2, 3, 5, 8, 12, 20].map((cm) => gramsOnRegrowth(cm, HAIR, 'full-colour'))
  expect(grams).toEqual([...grams].sort((one, other) => one - other))
  expect(grams[0]).toBe(gramsFor('regrowth-short', HAIR))
  expect(grams[4]).toBe(gramsFor('regrowth-long', HAIR))
  expect(grams[5]).toBeGreaterThan(grams[4] ?? 0)
  expect(grams.at(-1)).toBe(gramsFor('full-colour', HAIR))
})
