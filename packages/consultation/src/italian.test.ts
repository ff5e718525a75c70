import { expect, test } from 'vitest'
import { beforeNumber } from './italian.ts'

test.each([
  ['il', '15 aprile 2026', 'il 15 aprile 2026'],
  ['il', '8 marzo 2026', 'l’8 marzo 2026'],
  ['al', '11 maggio 2026', 'all’11 maggio 2026'],
  ['dal', '1 giugno 2026', 'dall’1 giugno 2026'],
  ['dal', '18 giugno 2026 alle ore 08:00', 'dal 18 giugno 2026 alle ore 08:00'],
] as const)('%s before %s', (article, number, words) => {
  expect(beforeNumber(article, number)).toBe(words)
})
