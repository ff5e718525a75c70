import { expect, test } from 'vitest'
import { WHOLE, zoomed } from './zoom.ts'

const size = { width: 300, height: 400 }

test('what lies under the fingers stays under them', () => {
  const view = zoomed(WHOLE, { from: [50, -80], to: [60, -70], factor: 2 }, size)
  expect(view.scale).toBe(2)
  // The point 50 right of the middle of the photo stands where the fingers are now.
  expect(50 * view.scale + view.x).toBeCloseTo(60)
  expect(-80 * view.scale + view.y).toBeCloseTo(-70)
})

test('a photo is never smaller than whole, nor larger than four times, and covers its place', () => {
  expect(zoomed(WHOLE, { from: [0, 0], to: [40, 40], factor: 0.5 }, size)).toEqual(WHOLE)
  const far = zoomed(WHOLE, { from: [0, 0], to: [900, -900], factor: 9 }, size)
  expect(far).toEqual({ scale: 4, x: 450, y: -600 })
})
