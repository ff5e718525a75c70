import { expect, test } from 'vitest'
import { isLongText } from './text-section.tsx'

test('a text collapses above five lines or 400 characters [R9-017]', () => {
  expect(isLongText('a'.repeat(400), 5)).toBe(false)
  expect(isLongText('a'.repeat(401), 5)).toBe(true)
  expect(isLongText('a'.repeat(400), 6)).toBe(true)
})
