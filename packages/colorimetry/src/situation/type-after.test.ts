import { expect, test } from 'vitest'
import { typeAfter } from './type-after.ts'

test.each([
  ['naturale', ['colour'], null, 'colorati'],
  [null, ['tone'], null, 'colorati'],
  ['naturale', ['gloss', 'finish'], null, 'naturale'],
  [null, [], null, null],
  ['colorati', ['bleach', 'tone'], 'balayage', 'meches'],
  ['naturale', ['bleach', 'tone'], null, 'decolorati'],
  ['decolorati', ['bleach', 'tone'], 'balayage', 'decolorati'],
  ['permanentati', ['colour'], null, 'permanentati'],
] as const)('hair of the type %s is after %j with technique %s of the type %s', (before, kinds, technique, after) => {
  expect(typeAfter(before, { kinds, technique })).toBe(after)
})
