import { TRADE_RULES } from '@riflesso/colorimetry'
import { expect, test } from 'vitest'
import { ruleMeaning } from './trade-rules.ts'

test('every rule of a reason has a meaning in words, without numbers', () => {
  for (const rule of Object.keys(TRADE_RULES)) {
    expect(ruleMeaning(rule), rule).toMatch(/\.$/)
    expect(ruleMeaning(rule), rule).not.toMatch(/[Rr]egola|\b[RF]\d/)
  }
  expect(ruleMeaning('99')).toBeNull()
})
