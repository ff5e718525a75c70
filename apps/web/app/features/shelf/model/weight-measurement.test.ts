import { expect, test } from 'vitest'
import { gramsOfMeasurement } from './weight-measurement.ts'

test.each([
  ['in kilograms', [0x00, 0x01, 0x01], 257 * 5],
  ['in pounds', [0x01, 100, 0], 454],
  ['with time, user and body data', [0b1110, 8, 0, 0xea, 0x07, 11, 26, 9, 30, 0, 1, 0xd2, 0x00, 0x10, 0x06], 40],
  ['that failed', [0x00, 0xff, 0xff], null],
  ['that is cut off', [0x00, 12], null],
])('a weight measurement %s is read in grams', (_, bytes, grams) => {
  expect(gramsOfMeasurement(new DataView(new Uint8Array(bytes).buffer))).toBe(grams)
})
