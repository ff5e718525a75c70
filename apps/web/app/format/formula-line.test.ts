import { expect, test } from 'vitest'
import { productOf } from './formula-line.ts'

test('a formula line shows its product and its mixing ratio', () => {
  expect(productOf({ prodotto: 'Crema colore 6.44', rapporto_miscelazione: null })).toBe('Crema colore 6.44')
  expect(productOf({ prodotto: 'Crema colore 6.44', rapporto_miscelazione: '1:1,5' })).toBe(
    'Crema colore 6.44\u00A0·\u00A01:1,5',
  )
})
