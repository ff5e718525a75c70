import { expect, test } from 'vitest'
import { readPostalAddress } from './postal-address.ts'

test.each([
  ['Via Roma 1, 50123 Firenze FI', ['Via Roma 1', '50123', 'Firenze', 'FI']],
  ['Corso Vittorio Emanuele II, 12/A 00186 Roma (RM)', ['Corso Vittorio Emanuele II, 12/A', '00186', 'Roma', 'RM']],
  [
    '  Piazza San Marco 3 - 30124 Reggio nell’Emilia, RE ',
    ['Piazza San Marco 3 -', '30124', 'Reggio nell’Emilia', 'RE'],
  ],
  ['Via Garibaldi 9, 10122 Torino', ['Via Garibaldi 9', '10122', 'Torino', null]],
])('reads %s', (line, [street, postalCode, city, province]) => {
  expect(readPostalAddress(line)).toEqual({ street, postalCode, city, province })
})

test.each(['', 'Via Roma 1', 'Via Roma 1, Firenze', '50123 Firenze', 'Via Roma 1, 5012 Firenze'])(
  'cannot tell the parts of "%s"',
  (line) => expect(readPostalAddress(line)).toBeNull(),
)
