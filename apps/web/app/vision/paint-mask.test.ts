import { expect, test } from 'vitest'
import { paintMask } from './paint-mask.ts'

/** 8 × 4 pixels; the right half is hair. */
const half = {
  width: 8,
  height: 4,
  data: Uint8Array.from({ length: 32 }, (_, i) => (i % 8 >= 4 ? 255 : 0)),
}
const pixel = (picture: Uint8ClampedArray, x: number, y: number) => [
  ...picture.slice((y * 8 + x) * 4, (y * 8 + x) * 4 + 4),
]

test('the mask overlay draws a white outline and darkens nothing', () => {
  const painted = paintMask(half)
  expect(pixel(painted, 0, 0)).toEqual([255, 255, 255, 0])
  expect(pixel(painted, 7, 3)).toEqual([255, 255, 255, 0])
  expect(pixel(painted, 3, 1)).toEqual([255, 255, 255, 255])
  expect(pixel(painted, 4, 1)).toEqual([255, 255, 255, 255])
})

test('the mask overlay of a picture without hair is empty', () => {
  const painted = paintMask({ ...half, data: new Uint8Array(32) })
  for (let i = 0; i < 32; i++) expect(painted[i * 4 + 3]).toBe(0)
})
