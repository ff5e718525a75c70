import { expect, test } from 'vitest'
import { newCode } from './codes.ts'

test('a code is six unambiguous characters, different each time [R9-011]', () => {
  const codes = Array.from({ length: 500 }, newCode)
  for (const code of codes) expect(code).toMatch(/^[A-Z2-9]{6}$/)
  expect(codes.join('')).not.toMatch(/[01ILO]/)
  expect(new Set(codes).size).toBeGreaterThan(495)
})
