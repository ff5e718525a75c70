import { describe, expect, it } from 'vitest'
import { bowlPercent, mixedLevel, mixedVolume } from './mixing.ts'

const equal = (...values: readonly number[]) => values.map((value) => ({ value, grams: 30 }))

describe('mixing', () => {
  it.each([
    [[6, 8], 6.9],
    [[4, 8], 5.5],
    [[7, 9], 7.9],
    [[5, 5], 5],
  ])('levels %o in equal parts give %d', (levels, mixed) => {
    // The reference prints one decimal and calls 5.6 a 5.5.
    expect(Math.abs(mixedLevel(equal(...levels)) - mixed)).toBeLessThan(0.15)
  })

  it.each([
    [[20, 0], 10],
    [[40, 20], 30],
    [[10, 0], 5],
  ])('volumes %o in equal parts give %d', (volumes, mixed) => {
    expect(mixedVolume(equal(...volumes))).toBeCloseTo(mixed)
  })

  it.each([
    [6, 1, 3],
    [6, 1.5, 3.6],
    [12, 2, 8],
  ])('%d %% at 1:%d is %d %% in the bowl', (percent, ratio, inBowl) => {
    expect(bowlPercent(percent, ratio)).toBeCloseTo(inBowl)
  })
})
