import { expect, test } from 'vitest'
import { gramsOfMeasurement } from './weight-measurement.ts'

const data = (...bytes: number[]) => new DataView(new Uint8Array(bytes).buffer)

test('a weight in kilograms counts steps of 5 g, least significant byte first', () => {
  // 12 steps, then 256 + 1 steps.
  expect(gramsOfMeasurement(data(0x00, 12, 0))).toBe(60)
  expect(gramsOfMeasurement(data(0x00, 0x01, 0x01))).toBe(257 * 5)
})

test('a weight in pounds counts hundredths of a pound', () => {
  expect(gramsOfMeasurement(data(0x01, 100, 0))).toBe(454)
})

test('the fields after a weight do not change it', () => {
  // Time stamp, user id, BMI and height are announced by the flags.
  const tail = [0xea, 0x07, 11, 26, 9, 30, 0, 1, 0xd2, 0x00, 0x10, 0x06]
  expect(gramsOfMeasurement(data(0b1110, 8, 0, ...tail))).toBe(40)
})

test('a failed measurement and a truncated one have no weight', () => {
  expect(gramsOfMeasurement(data(0x00, 0xff, 0xff))).toBeNull()
  expect(gramsOfMeasurement(data(0x00, 12))).toBeNull()
})

test('a part of a larger buffer is read from its own start', () => {
  expect(gramsOfMeasurement(new DataView(new Uint8Array([0xff, 0xff, 0x00, 4, 0]).buffer, 2))).toBe(20)
})
