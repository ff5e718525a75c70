import { describe, expect, test } from 'vitest'
import { readStored } from './kept-in-tab.ts'
import { waitingSchema as reset } from './password/use-reset-request.ts'
import { waitingSchema as registration } from './registration/waiting-registration.ts'

describe('a stored registration', () => {
  test.each([
    [{ email: 'a@b.it', registrationToken: undefined }],
    [{ email: 'a@b.it', registrationToken: '5f0c7b52-58a5-4f4c-9d3a-0f6f6a2f1d11' }],
  ])('%j is read back', (waiting) => {
    expect(readStored(JSON.stringify(waiting), registration)).toEqual(waiting)
  })

  test.each([null, '', 'null', '[]', '{}', '{"email":3}', '{"email"'])('%j is ignored as a registration', (text) => {
    expect(readStored(text, registration)).toBeNull()
  })

  test('unknown and wrong fields of a stored registration are dropped', () => {
    const kept = readStored('{"email":"a@b.it","registrationToken":1,"x":2}', registration)
    expect(kept).toEqual({ email: 'a@b.it', registrationToken: undefined })
  })
})

test('a stored reset is read back, and unknown fields are dropped', () => {
  const kept = readStored('{"email":"a@b.it","requestToken":"t","x":1}', reset)
  expect(kept).toEqual({ email: 'a@b.it', requestToken: 't' })
})

test.each(['{"email":"a@b.it"}', '{"email":3,"requestToken":"t"}'])('%j is ignored as a reset', (text) => {
  expect(readStored(text, reset)).toBeNull()
})
