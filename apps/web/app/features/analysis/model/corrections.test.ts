import { photoHintsSchema } from '@riflesso/contract'
import { expect, test } from 'vitest'
import type { Point } from '~/photo/move-point.ts'
import {
  type Corrections,
  cleared,
  currentHints,
  hasHints,
  withoutLast,
  withReference,
  withStroke,
} from './corrections.ts'

const NONE: Corrections = []
const stroke = (corrections: Corrections, ...points: Point[]) => withStroke(corrections, 'hair', points) ?? corrections

test('corrections are initially empty', () => {
  expect(hasHints(currentHints(NONE))).toBe(false)
})

test('strokes accumulate and can be undone', () => {
  const two = stroke(stroke(NONE, [0.1, 0.2]), [0.3, 0.4])
  expect(currentHints(two).strokes.map(({ points }) => points)).toEqual([[[0.1, 0.2]], [[0.3, 0.4]]])
  expect(currentHints(withoutLast(two)).strokes).toHaveLength(1)
  expect(currentHints(withoutLast(withoutLast(withoutLast(two))))).toEqual(currentHints(NONE))
})

test('a grey card replaces the white point and keeps strokes', () => {
  const white = withReference(stroke(NONE, [0.1, 0.2]), 'whitePoint', [0.5, 0.5])
  const grey = withReference(white, 'greyCard', [0.7, 0.7])
  expect(currentHints(white)).toMatchObject({ whitePoint: [0.5, 0.5], greyCard: null })
  expect(currentHints(grey)).toMatchObject({ whitePoint: null, greyCard: [0.7, 0.7] })
  expect(currentHints(grey).strokes).toHaveLength(1)
})

test('clearing can be undone', () => {
  const one = stroke(NONE, [0.1, 0.2])
  expect(hasHints(currentHints(cleared(one)))).toBe(false)
  expect(currentHints(withoutLast(cleared(one)))).toEqual(currentHints(one))
})

test('strokes that leave the photo or are very long are valid for the server', () => {
  const long = Array.from({ length: 3000 }, (_, i): Point => [-0.5 + i / 1500, 1.2])
  const hints = currentHints(stroke(NONE, ...long))
  expect(photoHintsSchema.safeParse(hints).success).toBe(true)
  expect(hints.strokes[0]?.points.at(0)).toEqual([0, 1])
  expect(hints.strokes[0]?.points.at(-1)).toEqual([1, 1])
})

test('strokes beyond the limit of an analysis are rejected', () => {
  let corrections: Corrections = NONE
  for (let i = 0; i < 50; i++) corrections = stroke(corrections, [0.5, 0.5])
  expect(currentHints(corrections).strokes).toHaveLength(50)
  expect(withStroke(corrections, 'hair', [[0.5, 0.5]])).toBeNull()
})
