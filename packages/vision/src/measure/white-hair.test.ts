import { type Lab, naturalAt } from '@riflesso/colorimetry'
import { expect, it } from 'vitest'
import { whiteShareOf } from './white-hair.ts'

const light = { gains: [1, 1, 1], confidence: 0.8, source: 'neutral' } as const
const shareIn = (median: Lab, bright: Lab, strandContrast: number) =>
  whiteShareOf({ median, bright, strandContrast }, light, [])

it('sees none in hair of its natural colour', () => {
  expect(shareIn(naturalAt(12), naturalAt(20), 4)).toBe(0)
  expect(shareIn(naturalAt(30), naturalAt(40), 5)).toBe(0)
})

it('grows with lightness, with missing colour and with the difference between strands', () => {
  const share = shareIn([33, 2, 4], [50, 2, 4], 10) ?? 0
  expect(share).toBeGreaterThan(0.2)
  expect(shareIn([40, 2, 4], [50, 2, 4], 10)).toBeGreaterThan(share)
  expect(shareIn([33, 2, 4], [50, 6, 14], 10)).toBeLessThan(share)
  expect(shareIn([33, 2, 4], [50, 2, 4], 14)).toBeGreaterThan(share)
})

it('is all white where pale hair has no colour, and not seen where it may be blond', () => {
  expect(shareIn([70, 0, 3], [80, 0, 3], 5)).toBe(1)
  expect(shareIn([70, 2, 7], [80, 2, 7], 5)).toBeNull()
  expect(shareIn(naturalAt(55), naturalAt(65), 8)).toBeNull()
})

it('is not seen without colour or in a light that nobody knows', () => {
  const strands = { median: [33, 2, 4], bright: [50, 2, 4], strandContrast: 10 } as const
  expect(whiteShareOf(strands, light, [{ code: 'no-colour', severity: 'problem' }])).toBeNull()
  expect(whiteShareOf(strands, { ...light, confidence: 0.2 }, [])).toBeNull()
})
