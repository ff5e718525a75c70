import { expect, test } from 'vitest'
import { beforeNumber, levelTolerance } from './italian.ts'

test.each([
  ['il', '15 aprile 2026', 'il 15 aprile 2026'],
  ['il', '8 marzo 2026', 'l’8 marzo 2026'],
  ['al', '11 maggio 2026', 'all’11 maggio 2026'],
  ['dal', '1 giugno 2026', 'dall’1 giugno 2026'],
  ['dal', '18 giugno 2026 alle ore 08:00', 'dal 18 giugno 2026 alle ore 08:00'],
] as const)('%s before %s is written as %s', (article, number, words) => {
  expect(beforeNumber(article, number)).toBe(words)
})

test.each([
  [0.5, 'mezzo livello'],
  [0.6, 'un livello'],
  [1, 'un livello'],
  [1.3, 'un livello e mezzo'],
  [1.8, 'due livelli'],
  [2.3, 'due livelli e mezzo'],
])('a tolerance of %d is rounded up to half tones', (tolerance, words) => {
  expect(levelTolerance(tolerance)).toBe(words)
})
