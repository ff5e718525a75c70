import { expect, test } from 'vitest'
import { hairBands } from './hair-bands.ts'

const SIZE = 100

/** A picture whose rows have one grey each, and whose hair lies between two columns from row 20 on. */
const picture = (greyOf: (y: number) => number, from: number, to: number) => {
  const data = new Uint8ClampedArray(SIZE * SIZE * 4)
  const mask = new Uint8Array(SIZE * SIZE)
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++) {
      data.fill(greyOf(y), (y * SIZE + x) * 4, (y * SIZE + x) * 4 + 4)
      if (y >= 20 && x >= from && x < to) mask[y * SIZE + x] = 255
    }
  return [
    { width: SIZE, height: SIZE, data },
    { width: SIZE, height: SIZE, data: mask },
  ] as const
}

test('the bands lie in their zone and hold nothing but hair', () => {
  const bands = hairBands(...picture(() => 80, 30, 70))
  for (const band of Object.values(bands)) expect(band).toMatchObject({ x: 0.3, width: 0.4, height: 0.03 })
  expect(bands.roots?.y).toBeGreaterThanOrEqual(0.2)
  expect(bands.roots?.y).toBeLessThan(bands.lengths?.y ?? 0)
  expect(bands.lengths?.y).toBeLessThan(bands.ends?.y ?? 0)
})

test('the band is of average lightness, not the lightest or the darkest', () => {
  const { whole } = hairBands(...picture((y) => y, 0, SIZE))
  expect(whole?.y).toBeCloseTo(0.58, 1)
})

test('a picture without hair has no band', () => {
  const { whole, roots } = hairBands(...picture(() => 80, 0, 0))
  expect(whole).toBeNull()
  expect(roots).toBeNull()
})
