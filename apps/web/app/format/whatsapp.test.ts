import { expect, test } from 'vitest'
import { whatsAppAddress } from './whatsapp.ts'

test.each([
  ['333 123 4567', '393331234567'],
  ['391 123 4567', '393911234567'],
  ['+39 333/1234567', '393331234567'],
  ['0039 333 1234567', '393331234567'],
  ['39 333 1234567', '393331234567'],
  ['06 1234567', '39061234567'],
  ['+41 79 123 45 67', '41791234567'],
  ['333 1234567 / 02 7654321', '393331234567'],
  ['333/1234567/027654321', '393331234567'],
  ['0039 0574/123456', '390574123456'],
  ['333 1234567 int. 5', '393331234567'],
  ['cell. 333 1234567, casa 02 7654321', '393331234567'],
  ['333 1234567 333 7654321', null],
  ['00000000', null],
  [null, null],
  ['casa', null],
])('WhatsApp opens for %s with %s', (phone, number) => {
  const address = number && `https://wa.me/${number}?text=Ciao%20Anna%20%26%20co.`
  expect(whatsAppAddress(phone, 'Ciao Anna & co.')).toBe(address)
})

test('a text with half a character opens WhatsApp without it', () =>
  expect(whatsAppAddress('333 1234567', 'Ciao \ud800')).toBe('https://wa.me/393331234567?text=Ciao%20%EF%BF%BD'))
