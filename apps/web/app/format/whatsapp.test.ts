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
  [null, null],
  ['casa', null],
])('WhatsApp opens for %s with %s', (phone, number) => {
  const address = number && `https://wa.me/${number}?text=Ciao%20Anna%20%26%20co.`
  expect(whatsAppAddress(phone, 'Ciao Anna & co.')).toBe(address)
})
