import { expect, test } from 'vitest'
import { isLongText } from './collapse.ts'

test('long means over five lines or over 400 characters [R9-017]', () => {
  expect(isLongText('a'.repeat(400))).toBe(false)
  expect(isLongText('a'.repeat(401))).toBe(true)
  expect(isLongText('a\nb\nc\nd\ne')).toBe(false)
  expect(isLongText('a\nb\nc\nd\ne\nf')).toBe(true)
})
