import { expect, test } from 'vitest'
import { readWaiting } from './waiting-registration.ts'

test.each([
  [{ email: 'a@b.it', registrationToken: undefined }],
  [{ email: 'a@b.it', registrationToken: '5f0c7b52-58a5-4f4c-9d3a-0f6f6a2f1d11' }],
])('the stored registration %j is read back', (waiting) => {
  expect(readWaiting(JSON.stringify(waiting))).toEqual(waiting)
})

test.each([null, '', 'null', '[]', '{}', '{"email":3}', '{"email"'])('the invalid value %j is ignored', (text) => {
  expect(readWaiting(text)).toBeNull()
})

test('unknown fields of a stored registration are dropped', () => {
  const kept = readWaiting('{"email":"a@b.it","registrationToken":1,"x":2}')
  expect(kept).toEqual({ email: 'a@b.it', registrationToken: undefined })
})
