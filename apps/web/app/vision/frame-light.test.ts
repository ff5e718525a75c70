import { expect, test } from 'vitest'
import { frameLight } from './frame-light.ts'

/** A frame of 100 pixels in two greys. */
const frame = (grey: number, some = 0, other = 255) =>
  new Uint8ClampedArray(Array.from({ length: 400 }, (_, at) => (at % 4 === 3 ? 255 : at < 4 * some ? other : grey)))

test.each([
  ['a dim room', frame(60), 'dark'],
  ['a dim room with one glint', frame(60, 1), 'dark'],
  ['dark hair before a light wall', frame(40, 30, 190), 'good'],
  ['a window behind', frame(90, 20), 'bright'],
  ['daylight', frame(170), 'good'],
])('%s', (_, data, light) => {
  expect(frameLight(data)).toBe(light)
})
