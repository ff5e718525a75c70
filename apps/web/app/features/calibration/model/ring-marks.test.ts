import { expect, test } from 'vitest'
import {
  countLevels,
  type Marks,
  markAt,
  marksAtFault,
  nextLevel,
  withChange,
  withMark,
  withoutMark,
} from './ring-marks.ts'

const marks = (...levels: number[]): Marks => levels.map((level, place) => ({ x: place / 10, y: 0.5, level }))

test.each([
  [[], 1],
  [[1], 2],
  [[3], 4],
  [[10], 9],
  [[1, 3], 4],
  [[10, 8], 7],
  [[1, 2, 3, 5, 4], 6],
  [[8, 9, 10], 1],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 10],
])('after the levels %j the next tap is proposed as level %d', (levels, next) => {
  expect(nextLevel(marks(...levels))).toBe(next)
})

test('a tap adds a swatch with the proposed level', () => {
  expect(withMark(marks(4), [0.3, 0.6])).toEqual([...marks(4), { x: 0.3, y: 0.6, level: 5 }])
})

test('a photo takes no more swatches than the server accepts', () => {
  const many = (count: number): Marks => Array.from({ length: count }, () => ({ x: 0.5, y: 0.5, level: 5 }))
  expect(withMark(many(23), [0, 0])).toHaveLength(24)
  expect(withMark(many(24), [0, 0])).toBeNull()
})

test('a swatch is relabelled, moved and removed by its place', () => {
  expect(withChange(marks(1, 2), 1, { level: 4 })).toEqual([...marks(1), { x: 0.1, y: 0.5, level: 4 }])
  expect(withoutMark(marks(1, 2), 0)).toEqual([{ x: 0.1, y: 0.5, level: 2 }])
})

test('two swatches of one level count as one level', () => {
  expect(countLevels(marks(1, 2, 2))).toBe(2)
})

test('a tap finds the nearest swatch within reach', () => {
  const size = { width: 400, height: 200, reach: 20 }
  expect(markAt(marks(1, 2), [0.12, 0.5], size)).toBe(1)
  expect(markAt(marks(1, 2), [0.12, 0.7], size)).toBeNull()
  expect(markAt([], [0, 0], size)).toBeNull()
})

test('a refusal names swatches by their place', () => {
  expect(marksAtFault({ 'taps.3': 'x', 'taps.0': 'y', taps: 'z', name: 'w' })).toEqual([3, 0])
  expect(marksAtFault(undefined)).toEqual([])
})
