import { expect, test } from 'vitest'
import { hexFromLab } from '../colour/convert.ts'
import { naturalAt } from '../colour/natural.ts'
import { reflectFading } from './reflect-fading.ts'

const START = new Date('2026-03-05T10:00:00Z')
const weeksLater = (weeks: number) => new Date(START.getTime() + weeks * 7 * 86_400_000)

/** Hair of lightness 45 with a copper reflect of this strength. */
const copper = (strength: number) => {
  const [l, a, b] = naturalAt(45)
  return hexFromLab([l, a + strength * 0.8, b + strength * 0.6])
}

test('a reflect that lost half in six weeks is due for a retouch after six weeks', () => {
  const fading = reflectFading({ hex: copper(30), at: START }, { hex: copper(15), at: weeksLater(6) })
  expect(fading?.lost).toBeCloseTo(0.5, 1)
  expect(fading?.weeks).toBeCloseTo(6, 5)
  const weeks = ((fading?.retouchAt?.getTime() ?? 0) - START.getTime()) / (7 * 86_400_000)
  expect(weeks).toBeGreaterThan(5.5)
  expect(weeks).toBeLessThan(6.5)
})

test('a reflect that did not fade has no retouch date', () => {
  const fading = reflectFading({ hex: copper(20), at: START }, { hex: copper(24), at: weeksLater(5) })
  expect(fading).toMatchObject({ lost: 0, retouchAt: null })
})

test('natural hair and photos of the same week have no fading', () => {
  expect(reflectFading({ hex: copper(2), at: START }, { hex: copper(0), at: weeksLater(5) })).toBeNull()
  expect(reflectFading({ hex: copper(30), at: START }, { hex: copper(15), at: weeksLater(0.5) })).toBeNull()
  expect(reflectFading({ hex: copper(30), at: START }, { hex: copper(15), at: weeksLater(-2) })).toBeNull()
})
