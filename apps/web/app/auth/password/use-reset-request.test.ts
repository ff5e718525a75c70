import { expect, test } from 'vitest'
import { readReset } from './use-reset-request.ts'

test('a stored reset is read back, and invalid data is ignored', () => {
  expect(readReset('{"email":"a@b.it","requestToken":"t","x":1}')).toEqual({ email: 'a@b.it', requestToken: 't' })
})

test.each([null, '', 'null', '[]', '{}', '{"email":"a@b.it"}', '{"email":3,"requestToken":"t"}', '{"email"'])(
  '%j is nothing',
  (text) => expect(readReset(text)).toBeNull(),
)
