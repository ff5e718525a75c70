import { expect, test } from 'vitest'
import { lineQuantity } from './line-quantity.ts'

test('a quantity is written in grams, in millilitres or not at all, with drops where they are counted', () => {
  expect(lineQuantity({ quantita_g: 40, quantita_ml: null })).toBe('40 g')
  expect(lineQuantity({ quantita_g: 1, quantita_ml: null, gocce: 20 })).toBe('1 g (20 gocce)')
  expect(lineQuantity({ quantita_g: null, quantita_ml: 62.5 })).toBe('62,5 ml')
  expect(lineQuantity({ quantita_g: null, quantita_ml: null })).toBe('')
})
