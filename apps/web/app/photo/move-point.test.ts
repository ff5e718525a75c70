import { expect, test } from 'vitest'
import { movedBy } from './move-point.ts'

test('arrow keys move a point, further with shift, and never off the photo', () => {
  expect(movedBy('ArrowRight', false, [0.5, 0.5])).toEqual([0.52, 0.5])
  expect(movedBy('ArrowUp', true, [0.5, 0.5])).toEqual([0.5, 0.4])
  expect(movedBy('ArrowLeft', true, [0.05, 0.5])).toEqual([0, 0.5])
  expect(movedBy('ArrowDown', false, [0.5, 1])).toEqual([0.5, 1])
})

test('other keys do not move a point', () => {
  expect(movedBy('Enter', false, [0.5, 0.5])).toBeNull()
})
