import { describe, expect, it } from 'vitest'
import { LEVELS } from '../data/levels.ts'
import { apparentLightness, isWhiteHair, levelFromLab, lightnessOfLevel } from './level.ts'
import { naturalAt } from './natural.ts'

describe('level of a colour', () => {
  it.each(LEVELS)('level of a colour reads level $level of the scale', ({ level, lab, lightness }) => {
    expect(levelFromLab(lab)).toBeCloseTo(level, 1)
    expect(levelFromLab(naturalAt(lightness[1] - 0.1))).toBeLessThanOrEqual(level + 0.55)
    expect(levelFromLab(naturalAt(lightness[0] + 0.1))).toBeGreaterThanOrEqual(level === 1 ? 1 : level - 0.55)
  })

  it('black and white have levels on the scale', () => {
    expect(levelFromLab([0, 0, 0])).toBe(1)
    expect(levelFromLab([100, 0, 0])).toBe(10.9)
  })

  it('natural hair of each level is read as that level', () => {
    for (let level = 1; level <= 10.9; level += 0.1)
      expect(levelFromLab(naturalAt(lightnessOfLevel(level)))).toBeCloseTo(level, 1)
  })

  it('chromatic hair is read as lighter than grey hair of the same lightness', () => {
    // Figures of Fairchild and Pirrotta's formula, worked by hand.
    expect(apparentLightness([38, 0, 0])).toBe(38)
    expect(apparentLightness([38, 28, 0])).toBeCloseTo(38 + 1.55 * (0.116 * Math.SQRT1_2 + 0.085) * 28, 6)
    expect(levelFromLab([38, 29, 34])).toBeGreaterThan(levelFromLab(naturalAt(38)) + 0.4)
  })

  it('white hair is distinguished from pale blonde', () => {
    expect(isWhiteHair([85, 0, 4])).toBe(true)
    expect(isWhiteHair([83.5, 1.8, 12])).toBe(false)
    expect(isWhiteHair([50, 0, 2])).toBe(false)
  })
})
