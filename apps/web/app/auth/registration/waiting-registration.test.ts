import { expect, test } from 'vitest'
import { readWaiting } from './waiting-registration.ts'

test.each([
  [{ email: 'a@b.it', registrationToken: undefined }],
  [{ email: 'a@b.it', registrationToken: '5f0c7b52-58a5-4f4c-9d3a-0f6f6a2f1d11' }],
])('%j is read as it was kept', (waiting) => {
  expect(readWaiting(JSON.stringify(waiting))).toEqual(waiting)
})

test.each([null, '', 'null', '[]', '{}', '{"email":3}', '{"email"'])('%j is nothing', (text) => {
  expect(readWaiting(text)).toBeNull()
})

test('only what belongs to it is taken', () => {
  const kept = readWaiting('{"email":"a@b.it","registrationToken":1,"x":2}')
  expect(kept).toEqual({ email: 'a@b.it', registrationToken: undefined })
})
