import { describe, expect, it } from 'vitest'
import { TONE_NAMES } from '../model/vocabulary.ts'
import { formulaLevel, parseShade, shadeLevel, shadeNotation } from './shade.ts'
import { directionOf, NATURAL_TONE } from './tone.ts'

describe('generic notation', () => {
  it.each([
    [7, { primary: 'RAME', secondary: 'DORATO', intensity: 'full' }, '7.43'],
    [9, { primary: 'IRISE', secondary: null, intensity: 'soft' }, '9.02'],
    [5, { primary: 'ROSSO', secondary: null, intensity: 'intense' }, '5.66'],
    [8, { primary: 'BEIGE', secondary: 'DORATO', intensity: 'soft' }, '8.31'],
    [4, { primary: 'NATURALE', secondary: null, intensity: 'intense' }, '4.00'],
    [5, { primary: 'CIOCCOLATO', secondary: null, intensity: 'full' }, '5.35'],
    [11, { primary: 'CENERE', secondary: null, intensity: 'full' }, '11.1'],
  ] as const)('level %d %o is written as %s and read back', (level, tone, shade) => {
    expect(shadeNotation(level, tone)).toBe(shade)
    expect(parseShade(shade)).toEqual({ level, tone })
  })

  it('a half level is written as the deeper shade', () => {
    expect(shadeNotation(6.5, NATURAL_TONE)).toBe('6.0')
    expect(shadeNotation(6.6, NATURAL_TONE)).toBe('7.0')
    expect(shadeNotation(10.9, NATURAL_TONE)).toBe('10.0')
  })

  it('a reflect without strength is written as natural and has no direction', () => {
    for (const primary of TONE_NAMES) {
      const tone = { primary, secondary: null, intensity: 'none' } as const
      expect(shadeNotation(6, tone), primary).toBe('6.0')
      expect(directionOf(tone), primary).toBeNull()
    }
  })

  it('the separators of the trade are accepted and others rejected', () => {
    expect(parseShade('7/34')).toEqual(parseShade('7,34'))
    expect(parseShade('7')).toEqual({ level: 7, tone: NATURAL_TONE })
    for (const wrong of ['', '13.1', '0.11', '7.8', '7.341', 'biondo']) expect(parseShade(wrong)).toBeNull()
  })
})

it('a level rounded for a formula keeps its shade', () => {
  for (let tenths = 10; tenths <= 109; tenths++) {
    const level = tenths / 10
    const spoken = formulaLevel(level)
    expect(shadeLevel(spoken), `${level}`).toBe(shadeLevel(level))
    expect(Math.abs(spoken - level)).toBeLessThan(0.5)
    expect(Number.isInteger(2 * spoken) || spoken === 10.9, `${level}`).toBe(true)
  }
})
