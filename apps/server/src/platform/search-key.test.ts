import { testSeed } from '@riflesso/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clientSearchKey, foldText } from './search-key.ts'

describe('a search key', () => {
  test.each([
    ['Nicolò', 'nicolo'],
    ['NICOLO\u0300', 'nicolo'],
    ['Dell’Orto', "dell'orto"],
    ['  De   Angelis ', 'de angelis'],
    ['İpek Müller', 'ipek muller'],
  ])('a search key of %s is %s', (text, folded) => {
    expect(foldText(text)).toBe(folded)
  })

  test('a search key is the same for every spelling of a name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldText(text.normalize('NFD'))).toBe(foldText(text.normalize('NFC')))
        expect(foldText(foldText(text))).toBe(foldText(text))
      }),
      { seed: testSeed },
    )
  })

  test('the search key contains the full name in either order, last name first', () => {
    expect(clientSearchKey({ firstName: 'Nicolò', lastName: 'Rossi' })).toBe('rossi nicolo rossi')
  })
})
