import { describe, expect, it } from 'vitest'
import { LEVELS } from '../data/levels.ts'
import { isWhiteHair, levelFromLab, lightnessOfLevel } from './level.ts'

describe('level of a colour', () => {
  it.each(LEVELS)('reads level $level of the scale', ({ level, lab, lightness }) => {
    expect(levelFromLab(lab)).toBeCloseTo(level, 1)
    expect(levelFromLab([lightness[1] - 0.1, 0, 0])).toBeLessThanOrEqual(level + 0.52)
    expect(levelFromLab([lightness[0] + 0.1, 0, 0])).toBeGreaterThanOrEqual(level === 1 ? 1 : level - 0.52)
  })

  it('stays on the scale for black and white', () => {
    expect(levelFromLab([0, 0, 0])).toBe(1)
    expect(levelFromLab([100, 0, 0])).toBe(10.9)
  })

  it('inverts the curve', () => {
    for (let level = 1; level <= 10.9; level += 0.1)
      expect(levelFromLab([lightnessOfLevel(level), 0, 0])).toBeCloseTo(level, 9)
  })

  it('tells white hair from pale blonde', () => {
    expect(isWhiteHair([85, 0, 5])).toBe(true)
    expect(isWhiteHair([84, 2, 19])).toBe(false)
    expect(isWhiteHair([50, 0, 2])).toBe(false)
  })
})
