import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { accuracyFigures } from './accuracy-figures.ts'

test('the accuracy figures are read from docs/accuracy.md', async () => {
  const report = await readFile(new URL('../../../docs/accuracy.md', import.meta.url), 'utf8')
  const { heads, meanError, withinOne, insideBar } = accuracyFigures(report)
  expect(report).toContain(`| test half | ${heads} |`)
  expect(heads).toBeGreaterThan(100)
  expect(meanError).toMatch(/^\d,\d\d$/)
  for (const share of [withinOne, insideBar]) expect(share).toBeGreaterThan(0)
})

test('a report without the line of figures fails the build', () => {
  expect(() => accuracyFigures('# Accuracy')).toThrow('test half')
})
