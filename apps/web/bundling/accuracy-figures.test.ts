import { expect, test } from 'vitest'
import report from '../../../docs/accuracy-public.json' with { type: 'json' }
import { accuracyFigures } from './accuracy-figures.ts'

test('the accuracy figures of the landing page are those of the report', () => {
  const { heads, meanError, withinOne, insideBar } = accuracyFigures(report)
  expect(heads).toBeGreaterThan(100)
  expect(meanError).toMatch(/^\d,\d\d$/)
  for (const share of [withinOne, insideBar]) {
    expect(Number.isInteger(share)).toBe(true)
    expect(share).toBeGreaterThan(1)
  }
})
