import { expect, test } from 'vitest'
import { meansInside } from './found-hair.ts'
import type { Planes } from './planes.ts'

/** Planes of one channel with their border of zeros. */
function planes(size: number, values: readonly number[]): Planes {
  const data = new Float32Array((size + 2) ** 2)
  values.forEach((value, i) => {
    data[(Math.floor(i / size) + 1) * (size + 2) + (i % size) + 1] = value
  })
  return { channels: 1, size, data }
}

test('a channel is averaged inside what was found, at every level', () => {
  const shares = Float64Array.from({ length: 16 }, (_, i) => (i % 4 < 2 ? 1 : 0))
  const fine = planes(
    4,
    Array.from({ length: 16 }, (_, i) => i % 4),
  )
  const means = meansInside(shares, [fine, planes(2, [3, 9, 5, 9])])
  expect(means[0]).toBeCloseTo(0.5, 3)
  expect(means[1]).toBeCloseTo(4, 2)
})

test('where nothing was found, all means are near zero', () => {
  expect(meansInside(new Float64Array(4), [planes(2, [7, 7, 7, 7])])[0]).toBe(0)
})
