import { describe, expect, it } from 'vitest'
import { mixedLevel } from './mixing.ts'

const equal = (...values: readonly number[]) => values.map((value) => ({ value, grams: 30 }))

describe('mixing', () => {
  it.each([
    [[6, 8], 6.9],
    [[4, 8], 5.5],
    [[7, 9], 7.9],
    [[5, 5], 5],
  ])('levels %o mixed in equal parts give %d', (levels, mixed) => {
    // The reference prints one decimal and calls 5.6 a 5.5.
    expect(Math.abs(mixedLevel(equal(...levels)) - mixed)).toBeLessThan(0.15)
  })
})
