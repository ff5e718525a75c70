import { type Lab, labOf, shadeNotation, TONE_INTENSITIES, TONE_NAMES, type Tone } from '@riflesso/colorimetry'
import { describe, expect, test } from 'vitest'
import { describeColour } from './describe-colour.ts'

const tone = (
  primary: Tone['primary'],
  intensity: Tone['intensity'] = 'full',
  secondary: Tone['secondary'] = null,
): Tone => ({ primary, secondary, intensity })

test.each<[number, Tone, string]>([
  [1, tone('NATURALE', 'none'), 'Nero naturale'],
  [1, tone('CENERE'), 'Nero bluastro'],
  [2, tone('NATURALE', 'none'), 'Bruno naturale'],
  [3.2, tone('MOGANO'), 'Castano scuro mogano'],
  [4, tone('NATURALE', 'none'), 'Castano naturale'],
  [5.1, tone('DORATO', 'soft'), 'Castano chiaro leggermente dorato'],
  [6, tone('CENERE', 'soft'), 'Biondo scuro leggermente cenere'],
  [8, tone('RAME', 'soft', 'ROSSO'), 'Biondo chiaro leggermente ramato'],
  [6, tone('RAME', 'intense'), 'Biondo scuro rame intenso'],
  [6.5, tone('RAME', 'intense'), 'Biondo scuro rame intenso'],
  [6.6, tone('RAME', 'full', 'DORATO'), 'Biondo rame dorato'],
  [7, tone('NATURALE', 'intense'), 'Biondo naturale intenso'],
  [8, tone('BEIGE', 'soft'), 'Biondo chiaro beige freddo'],
  [8, tone('BEIGE', 'soft', 'DORATO'), 'Biondo chiaro beige caldo'],
  [9, tone('IRISE', 'full', 'CENERE'), 'Biondo chiarissimo perla'],
  [10.9, tone('CENERE'), 'Biondo platino cenere'],
])('level %d, %o is called %s', (level, colour, name) => {
  expect(describeColour(level, colour)).toBe(name)
})

test('shades with different notations have different names', () => {
  const intensities = TONE_INTENSITIES.filter((intensity) => intensity !== 'pure')
  const notationOf = new Map<string, string>()
  for (let level = 1; level <= 10; level++) {
    for (const primary of TONE_NAMES) {
      for (const secondary of [null, ...TONE_NAMES]) {
        for (const intensity of intensities) {
          if (intensity === 'none' && primary !== 'NATURALE') continue
          const colour = tone(primary, intensity, secondary)
          const name = describeColour(level, colour)
          const notation = shadeNotation(level, colour)
          expect(notationOf.get(name) ?? notation, name).toBe(notation)
          notationOf.set(name, notation)
          expect(name).toMatch(/^[A-ZÀ-Ý][a-zà-ý ]+$/)
        }
      }
    }
  }
  expect(notationOf.size).toBeGreaterThan(700)
})

test('each pure pigment has its own name at each depth', () => {
  const chromatic = TONE_NAMES.filter((name) => !['NATURALE', 'BEIGE', 'CIOCCOLATO'].includes(name))
  for (const level of [2, 5, 7, 8.5, 10]) {
    const names = chromatic.map((primary) => describeColour(level, tone(primary, 'pure')))
    expect(new Set(names).size, `level ${level}: ${names.join(', ')}`).toBe(chromatic.length)
  }
})

describe('measured colours outside the natural range', () => {
  const anyTone = tone('IRISE', 'pure')
  test.each<[Lab, string]>([
    [[42, 45, -38], 'Viola intenso'],
    [[18, 12, -30], 'Blu notte'],
    [[45, 5, -45], 'Blu intenso'],
    [[82, 16, 2], 'Rosa pastello'],
    [[55, 60, -5], 'Fucsia intenso'],
    [[48, 66, 45], 'Rosso fuoco'],
    [[80, 12, -16], 'Lilla pastello'],
    [[84, -1, 3], 'Bianco'],
    [[65, 0, 3], 'Argento'],
    [[52, -28, 10], 'Verde smeraldo'],
    [[50, -25, -14], 'Turchese intenso'],
  ])('the measured colour %o is called %s', (lab, name) => {
    expect(describeColour(6, anyTone, lab)).toBe(name)
  })
})

test('dark warm hair keeps the name of its level with any reflect', () => {
  expect(describeColour(1.3, tone('RAME', 'pure'), [9, 20, 14])).toBe('Nero rame intenso')
  expect(describeColour(2, tone('IRISE', 'pure'), [12, 20, -22])).toBe('Viola notte')
})

test('a faint unusual hue stays a reflect of its level', () => {
  expect(describeColour(8.9, tone('IRISE'), [65.4, 13.8, 7.3])).toBe('Biondo chiarissimo irisé')
  expect(describeColour(8.9, tone('IRISE', 'intense'), [82, 16, 2])).toBe('Rosa pastello')
})

test('no natural shade is called a fantasy colour', () => {
  const natural = TONE_NAMES.filter((name) => name !== 'VERDE')
  for (let level = 1; level <= 9; level++) {
    for (const primary of natural) {
      const colour = tone(primary, primary === 'NATURALE' ? 'none' : 'soft')
      expect(describeColour(level, colour, labOf(level, colour)), `${level} ${primary}`).toBe(
        describeColour(level, colour),
      )
    }
  }
})

test('hair that is mostly white has the name of its white, unless it shows a reflect', () => {
  const lab: Lab = [66, 2, 8]
  expect(describeColour(8.2, tone('NATURALE', 'none'), lab, 0.9)).toBe('Argento')
  expect(describeColour(8.2, tone('NATURALE', 'none'), lab, 0.4)).toBe('Biondo chiaro naturale, forse con bianchi')
  expect(describeColour(8.2, tone('NATURALE', 'none'), lab, 0.1)).toBe('Biondo chiaro naturale')
  expect(describeColour(8.2, tone('NATURALE', 'none'), lab, null)).toBe('Biondo chiaro o bianco')
  expect(describeColour(9, tone('NATURALE', 'none'), [85, 0, 2], 0.4)).toBe('Bianco')
  expect(describeColour(5, tone('NATURALE', 'none'), [30, 4, 8], null)).toBe('Castano chiaro naturale')
  expect(describeColour(8.2, tone('DORATO'), lab, 0.9)).toBe('Biondo chiaro dorato')
})
