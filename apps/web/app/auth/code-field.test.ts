import { expect, test } from 'vitest'
import { typedCode } from './code-field.tsx'

test.each([
  ['abc234', 'ABC234'],
  ['  ABC234\n', 'ABC234'],
  ['ABC 234', 'ABC234'],
  ['ABC-234', 'ABC234'],
  ['\u00A0ABC234\u200B', 'ABC234'],
  ['ABC2345', 'ABC234'],
  ['ab', 'AB'],
  ['', ''],
])('%j is normalised to the code %s [R5-005]', (text, code) => {
  expect(typedCode(text)).toBe(code)
})
