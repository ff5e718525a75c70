import { expect, test } from 'vitest'
import { productOf, quantityOf } from './formula-line.ts'

const line = { prodotto: 'Crema colore 6.44', quantita_g: 40, quantita_ml: null, rapporto_miscelazione: null }

test('a line has its quantity and its product', () => {
  expect(quantityOf(line)).toBe('40 g')
  expect(quantityOf({ ...line, quantita_g: null, quantita_ml: 62.5 })).toBe('62,5 ml')
  expect(quantityOf({ ...line, quantita_g: null })).toBe('')
  expect(productOf(line)).toBe('Crema colore 6.44')
  expect(productOf({ ...line, rapporto_miscelazione: '1:1,5' })).toBe('Crema colore 6.44\u00A0·\u00A01:1,5')
})
