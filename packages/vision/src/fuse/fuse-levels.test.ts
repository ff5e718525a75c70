import { cases, testSeed } from '@riflesso/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fuseLevels, type MeasuredLevel, sharedBar } from './fuse-levels.ts'

const tenths = (min: number, max: number) => fc.integer({ min: min * 10, max: max * 10 }).map((value) => value / 10)
const measured: fc.Arbitrary<MeasuredLevel> = fc.record({ level: tenths(1, 10), levelError: tenths(0.3, 3) })
const photos = fc.array(measured, { minLength: 1, maxLength: 3 })
/** Bars are stated to a tenth. */
const HALF_TENTH = 0.0501
const options = { numRuns: cases({ gate: 500, prove: 50_000 }), seed: testSeed }

test('one photo alone is unchanged', () => {
  fc.assert(
    fc.property(measured, (only) => {
      const { level, levelError, isDisputed } = fuseLevels([only])
      expect({ level, levelError, isDisputed }).toEqual({ ...only, isDisputed: false })
    }),
    options,
  )
})

test('photos that agree narrow the bar, down to what they share', () => {
  fc.assert(
    fc.property(photos, (levels) => {
      const { levelError, isDisputed } = fuseLevels(levels)
      const bars = levels.map((each) => each.levelError)
      expect(levelError).toBeGreaterThanOrEqual(sharedBar(levels) - HALF_TENTH)
      if (!isDisputed) expect(levelError).toBeLessThanOrEqual(Math.min(...bars))
    }),
    options,
  )
})

test('photos that contradict each other keep the widest bar, which reaches every level read', () => {
  let disputed = 0
  fc.assert(
    fc.property(photos, (levels) => {
      const fused = fuseLevels(levels)
      if (!fused.isDisputed) return
      disputed++
      for (const { level, levelError } of levels) {
        expect(fused.levelError).toBeGreaterThanOrEqual(levelError)
        expect(fused.levelError).toBeGreaterThanOrEqual(Math.abs(level - fused.level) - 1e-6)
      }
    }),
    options,
  )
  expect(disputed).toBeGreaterThan(0)
})

test('the order of the photos does not matter, and the level lies between theirs', () => {
  fc.assert(
    fc.property(photos, (levels) => {
      const { weights: _, ...fused } = fuseLevels(levels)
      expect(fuseLevels([...levels].reverse())).toMatchObject(fused)
      const all = levels.map(({ level }) => level)
      expect(fused.level).toBeGreaterThanOrEqual(Math.min(...all))
      expect(fused.level).toBeLessThanOrEqual(Math.max(...all))
    }),
    options,
  )
})

test('the photo with the narrower bar weighs more', () => {
  const { level } = fuseLevels([
    { level: 5, levelError: 1 },
    { level: 6, levelError: 1.5 },
  ])
  expect(level).toBe(5.1)
})

test('the second photo narrows the bar most', () => {
  const photo = { level: 5, levelError: 1.7 }
  expect(fuseLevels([photo, photo])).toMatchObject({ level: 5, levelError: 1.6, isDisputed: false })
  expect(fuseLevels([photo, photo, photo]).levelError).toBe(1.6)
  expect(sharedBar([photo])).toBeCloseTo(1.47, 2)
})

test('a level and a half between two photos of ±1.5 is a contradiction, one level is not', () => {
  const at = (level: number) => ({ level, levelError: 1.5 })
  expect(fuseLevels([at(5), at(6.5)])).toMatchObject({ level: 5.8, levelError: 1.5, isDisputed: true })
  expect(fuseLevels([at(5), at(6)])).toMatchObject({ level: 5.5, isDisputed: false })
})
