import { expect, test } from 'vitest'
import { productName } from '../products.ts'

test.each([
  ['5.11', 'Colorazione diretta 5.11 (petrolio)'],
  ['6.71', 'Colorazione diretta 6.71 (verde bosco)'],
  ['9.55', 'Colorazione diretta 9.55 (rosa intenso)'],
  ['5.22', 'Colorazione diretta 5.22 (viola scuro)'],
  ['6.3', 'Colorazione diretta 6.3'],
])('direct colour %s is %s', (shade, name) => {
  expect(productName('DIRECT', shade)).toBe(name)
})

test('other product classes are called by their number alone', () => {
  expect(productName('TONER', '9.22')).toBe('Tonalizzante 9.22')
})
