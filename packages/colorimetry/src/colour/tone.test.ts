import { cases, testSeed } from '@riflesso/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LEVELS } from '../data/levels.ts'
import { TONE_AXES } from '../data/tones.ts'
import { UNDERLYING_PIGMENT } from '../data/underlying-pigment.ts'
import type { Lab } from '../model/measured-hair.ts'
import type { ToneIntensity } from '../model/vocabulary.ts'
import { shadeNotation } from './shade.ts'
import { labOf, NATURAL_TONE, toneFromLab } from './tone.ts'

const exposed = (level: number): Lab => UNDERLYING_PIGMENT.find((row) => row.level === level)?.lab as Lab

describe('toneFromLab', () => {
  it('natural hair of each level has a natural tone', () => {
    for (const { lab } of LEVELS) expect(toneFromLab(lab)).toEqual(NATURAL_TONE)
  })

  // Exposed pigment is read at its table level; the other colours have the reflect in their name.
  it.each([
    ['level-9 yellow', exposed(9), 9, '9.33'],
    ['level-7 brass', exposed(7), 7, '7.34'],
    ['level-6 orange', exposed(6), 6, '6.43'],
    ['level-4 brick', exposed(4), 4, '4.46'],
    ['ash', [43, 3.5, 9] as Lab, 7, '7.1'],
    ['deep violet', [25, 8.9, -3.5] as Lab, 4, '4.22'],
    ['pearl', [78, 1.9, 6.3] as Lab, 10, '10.21'],
  ])('the tone of %s is recognised', (_, lab, level, shade) => {
    expect(shadeNotation(level, toneFromLab(lab))).toBe(shade)
  })

  it('a colour computed from a tone has that tone', () => {
    const intensities: ToneIntensity[] = ['soft', 'full', 'intense', 'pure']
    for (let level = 3; level <= 10; level += 0.5)
      for (const { tone: primary } of TONE_AXES)
        for (const intensity of intensities) {
          const tone = { primary, secondary: null, intensity }
          expect(toneFromLab(labOf(level, tone)), `${level} ${primary} ${intensity}`).toEqual(tone)
        }
  })

  it('both beiges are recognised from level 7', () => {
    for (const secondary of ['DORATO', null] as const) {
      const beige = { primary: 'BEIGE', secondary, intensity: 'soft' } as const
      expect(toneFromLab(labOf(8, beige))).toEqual(beige)
    }
  })

  it('white hair and faint reflects on black have no tone', () => {
    expect(toneFromLab([86, 0, 4])).toEqual(NATURAL_TONE)
    expect(toneFromLab([10, 3, 0])).toEqual(NATURAL_TONE)
    expect(toneFromLab([10, 2, -8]).primary).toBe('IRISE')
  })

  it('every colour has a tone', () => {
    const channel = (min: number, max: number) => fc.double({ min, max, noNaN: true })
    fc.assert(
      fc.property(channel(0, 100), channel(-120, 120), channel(-120, 120), (l, a, b) => {
        const tone = toneFromLab([l, a, b])
        expect(tone.primary === 'NATURALE').toBe(tone.intensity === 'none')
        expect(tone.secondary).not.toBe(tone.primary)
      }),
      { numRuns: cases({ gate: 1000, prove: 300_000 }), seed: testSeed },
    )
  })
})
