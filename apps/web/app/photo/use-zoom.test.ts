import { expect, test } from 'vitest'
import { WHOLE, zoomed } from './use-zoom.ts'

const size = { width: 300, height: 400 }

test('a pinch keeps the photo under the fingers', () => {
  const view = zoomed(WHOLE, { from: [50, -80], to: [60, -70], factor: 2 }, size)
  expect(view.scale).toBe(2)
  // The point 50 px right of the photo's centre is now under the fingers.
  expect(50 * view.scale + view.x).toBeCloseTo(60)
  expect(-80 * view.scale + view.y).toBeCloseTo(-70)
})

test('zoom is clamped between the whole photo and four times, and the photo covers its box', () => {
  expect(zoomed(WHOLE, { from: [0, 0], to: [40, 40], factor: 0.5 }, size)).toEqual(WHOLE)
  const far = zoomed(WHOLE, { from: [0, 0], to: [900, -900], factor: 9 }, size)
  expect(far).toEqual({ scale: 4, x: 450, y: -600 })
})
