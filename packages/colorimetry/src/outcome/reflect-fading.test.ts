import { expect, test } from 'vitest'
import { hexFromLab } from '../colour/convert.ts'
import { naturalAt } from '../colour/natural.ts'
import { reflectFading } from './reflect-fading.ts'

const START = new Date('2026-03-05T10:00:00Z')
const weeksLater = (weeks: number) => new Date(START.getTime() + weeks * 7 * 86_400_000)

/** Hair of lightness 45 with a copper reflect of this strength, confirmed unless an error is given. */
const copper = (strength: number, toneError: number | null = 0) => {
  const [l, a, b] = naturalAt(45)
  return { hex: hexFromLab([l, a + strength * 0.8, b + strength * 0.6]), toneError }
}

test('a reflect that lost half in six weeks is due for a retouch after six weeks', () => {
  const fading = reflectFading({ ...copper(30), at: START }, { ...copper(15), at: weeksLater(6) })
  expect(fading?.lost).toBeCloseTo(0.5, 1)
  expect(fading?.weeks).toBeCloseTo(6, 5)
  const weeks = ((fading?.retouchAt?.getTime() ?? 0) - START.getTime()) / (7 * 86_400_000)
  expect(weeks).toBeGreaterThan(5.5)
  expect(weeks).toBeLessThan(6.5)
})

test('a reflect that did not fade has no retouch date', () => {
  const fading = reflectFading({ ...copper(20), at: START }, { ...copper(28), at: weeksLater(5) })
  expect(fading).toMatchObject({ lost: 0, retouchAt: null })
})

test('natural hair and photos of the same week have no fading', () => {
  expect(reflectFading({ ...copper(2), at: START }, { ...copper(0), at: weeksLater(5) })).toBeNull()
  expect(reflectFading({ ...copper(30), at: START }, { ...copper(15), at: weeksLater(0.5) })).toBeNull()
  expect(reflectFading({ ...copper(30), at: START }, { ...copper(15), at: weeksLater(-2) })).toBeNull()
})

test.each([
  [15, 4, 4, true],
  [15, 12, 12, false],
  [15, 16, 0, false],
  [22, 0, 0, true],
  [26, 0, 0, false],
  [28, 2, 2, false],
  [36, 6, 6, false],
  [15, null, 4, false],
  [15, 4, null, false],
] as const)('fading from 30 to %d with errors %s and %s is told: %s', (left, errorBefore, errorAfter, isTold) => {
  const fading = reflectFading(
    { ...copper(30, errorBefore), at: START },
    { ...copper(left, errorAfter), at: weeksLater(6) },
  )
  expect(fading !== null).toBe(isTold)
})

test('a reflect that hardly faded has no retouch date', () => {
  const fading = reflectFading({ ...copper(40), at: START }, { ...copper(32), at: weeksLater(12) })
  expect(fading?.lost).toBeCloseTo(0.2, 1)
  expect(fading?.retouchAt).toBeNull()
})
