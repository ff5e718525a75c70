import { cases, testSeed } from '@riflesso/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hexFromLab } from '../colour/convert.ts'
import { labOf, NATURAL_TONE } from '../colour/tone.ts'
import type { MeasuredHair, Tone, ZoneReading } from '../model/measured-hair.ts'
import { emptyDetails } from '../situation/empty-details.ts'
import { confirmReading } from './confirm-reading.ts'
import { currentColours, keptColours, wishedColours, zoneColours } from './zone-colours.ts'

const copper: Tone = { primary: 'RAME', secondary: null, intensity: 'intense' }
const ash: Tone = { primary: 'CENERE', secondary: 'IRISE', intensity: 'full' }

const part = (level: number, tone: Tone = NATURAL_TONE, levelError = 0.5): ZoneReading => {
  const lab = labOf(level, tone)
  return { level, levelError, tone, lab, hex: hexFromLab(lab) }
}
const head = (whole: number, roots: ZoneReading | null, lengths: ZoneReading | null, ends: ZoneReading | null) =>
  ({ ...part(whole), palette: [], zones: { roots, lengths, ends }, whiteShare: null }) satisfies MeasuredHair

const levelsOf = (hair: MeasuredHair) => {
  const { roots, lengths, ends } = zoneColours(hair)
  return [roots.level, lengths.level, ends.level]
}

describe('an even head lit from above', () => {
  it('an even head lit from above has one colour, that of the whole', () => {
    const hair = head(6.6, part(7.9, ash), part(6.6), part(5.8))
    expect(levelsOf(hair)).toEqual([6.6, 6.6, 6.6])
    expect(zoneColours(hair).roots.tone).toEqual(NATURAL_TONE)
  })

  it('less certain readings tolerate more shading', () => {
    expect(levelsOf(head(5, part(7), part(5), part(4.2)))).toEqual([5, 5, 5])
    expect(levelsOf(head(5, part(7.3, ash, 0.7), part(5, NATURAL_TONE, 0.7), part(5)))).toEqual([5, 5, 5])
    expect(levelsOf(head(4.3, part(5, ash, 0.6), part(5.2, ash, 0.6), part(3.2, NATURAL_TONE, 0.7))).at(0)).toBe(4.3)
    expect(levelsOf(head(5, part(7.3, ash, 0.4), part(5, NATURAL_TONE, 0.4), part(5)))).toEqual([7.3, 5, 5])
  })

  it('small differences in both directions leave one colour', () => {
    expect(levelsOf(head(5.3, part(5), part(5.7), part(5.2)))).toEqual([5.3, 5.3, 5.3])
    expect(levelsOf(head(6.6, part(6.2), part(6.8), part(7.4)))).toEqual([6.6, 6.6, 6.6])
  })
})

describe('a real difference between zones', () => {
  it.each([
    ['regrowth', [4.8, 6.4, 6.5], [4.8, 6.4, 6.4]],
    ['balayage', [5, 6.5, 8.2], [5, 6.5, 8.2]],
    ['soft gradient, small step by small step', [5, 5.9, 6.8], [5, 5.9, 6.8]],
    ['light ends', [5, 5.2, 8], [5.2, 5.2, 8]],
    ['light lengths whose tips lie in the shade', [5, 8, 7], [5, 8, 8]],
    ['roots far lighter than any light explains', [8.5, 5, 5], [8.5, 5, 5]],
    ['ends dyed dark', [8, 8, 4], [8, 8, 4]],
  ] as const)('%s', (_, [roots, lengths, ends], kept) => {
    expect(levelsOf(head(6, part(roots), part(lengths), part(ends)))).toEqual(kept)
  })

  it('zones that differ only in reflect stay separate: an orange band, vivid ends', () => {
    const band = zoneColours(head(6, part(6.2, copper), part(6), part(6)))
    expect([band.roots.tone, band.lengths.tone]).toEqual([copper, NATURAL_TONE])
    const violet: Tone = { primary: 'IRISE', secondary: null, intensity: 'pure' }
    expect(zoneColours(head(6, part(6), part(6), part(6, violet))).ends.tone).toEqual(violet)
  })
})

it('deeper tips of a wish are shade, unless they are vivid', () => {
  const violet: Tone = { primary: 'IRISE', secondary: null, intensity: 'pure' }
  const endsOf = (ends: ZoneReading) => wishedColours(head(7, part(7), part(7), ends)).ends
  expect(endsOf(part(4)).level).toBe(7)
  expect(endsOf(part(5, violet))).toMatchObject({ level: 5, tone: violet })
})

it('a copper that only the ends show comes from skin and clothes, unless it was confirmed', () => {
  const hair = head(6, part(6), part(6), part(6.4, copper))
  expect(zoneColours(hair).ends.tone).toEqual(NATURAL_TONE)
  const confirmed = confirmReading(hair, { ends: { level: 6.4, tone: copper } })
  expect(zoneColours(confirmed).ends.tone).toEqual(copper)
})

it('a copper that only the roots of a wish show comes from the skin at the hairline, unless it was confirmed, is pure or may be red', () => {
  const hair = head(8.4, part(6.8, copper), part(8.3), part(8.6))
  expect(wishedColours(hair).roots).toMatchObject({ level: 6.8, tone: NATURAL_TONE })
  const confirmed = confirmReading(hair, { roots: { level: 6.8, tone: copper } })
  expect(wishedColours(confirmed).roots.tone).toEqual(copper)
  const pure: Tone = { ...copper, intensity: 'pure' }
  expect(wishedColours(head(8.4, part(6.8, pure), part(8.3), part(8.6))).roots.tone).toEqual(pure)
})

it('the ends of a wish in one pure dye are lit, unless they are lighter by more than the error or were confirmed', () => {
  const red: Tone = { primary: 'ROSSO', secondary: null, intensity: 'pure' }
  const wishOf = (ends: number) => ({
    ...head(5, part(5, red, 1.6), part(5, red, 1.6), part(ends, red, 1.6)),
    tone: red,
  })
  expect(wishedColours(wishOf(6.5)).ends.level).toBe(5)
  expect(wishedColours(wishOf(6.7)).ends.level).toBe(6.7)
  const confirmed = confirmReading(wishOf(6.5), { ends: { level: 6.5, tone: red } })
  expect(wishedColours(confirmed).ends.level).toBe(6.5)
})

it('copper that brown hair shows in a wish is shine, unless it was confirmed or is pure', () => {
  const ruby: Tone = { primary: 'ROSSO', secondary: null, intensity: 'full' }
  const wishOf = (lengths: ZoneReading) =>
    wishedColours({ ...head(5, part(4.4), lengths, lengths), tone: lengths.tone }).lengths.tone
  expect(wishOf(part(5, copper))).toEqual(NATURAL_TONE)
  const pure: Tone = { ...copper, intensity: 'pure' }
  const mayBeRed = { ...part(5, copper), alternativeTone: ruby }
  for (const kept of [part(6, copper), part(5, pure), mayBeRed]) expect(wishOf(kept)).toEqual(kept.tone)
  const brown = { ...head(5, mayBeRed, mayBeRed, mayBeRed), ...mayBeRed }
  expect(currentColours(brown, null).lengths).toMatchObject({ tone: NATURAL_TONE, alternativeTone: copper })
  const confirmed = confirmReading(head(5, part(5), part(5, copper), part(5)), { lengths: { level: 5, tone: copper } })
  expect(wishedColours(confirmed).lengths.tone).toEqual(copper)
})

describe('tints of light on hair that may be natural', () => {
  const violet: Tone = { primary: 'IRISE', secondary: null, intensity: 'pure' }
  const khaki: Tone = { primary: 'CENERE', secondary: 'VERDE', intensity: 'full' }
  const gold: Tone = { primary: 'DORATO', secondary: null, intensity: 'soft' }
  const even = (zone: ZoneReading): MeasuredHair => ({ ...head(5, zone, zone, zone), ...zone })
  const tonesOf = (zone: ZoneReading) => [
    currentColours(even(zone), null).lengths.tone,
    currentColours(even(zone), 'decolorati').lengths.tone,
    wishedColours(even(zone)).lengths.tone,
  ]

  it('a faint blue or violet is light unless it is wished, a strong one is dye', () => {
    expect(tonesOf(part(5, violet))).toEqual([NATURAL_TONE, violet, violet])
    const strong = { ...part(5, violet), lab: [30, 20, -30] } as const
    expect(tonesOf(strong)).toEqual([violet, violet, violet])
    expect(tonesOf(part(8, violet))).toEqual([violet, violet, violet])
  })

  it('a green that may be another reflect is that one', () => {
    expect(tonesOf({ ...part(8, khaki), alternativeTone: gold })).toEqual([gold, khaki, gold])
    expect(tonesOf(part(8, khaki))).toEqual([khaki, khaki, khaki])
  })
})

it('a dark wish is not red by the light of its photo, unless it is intense or its lengths are lighter', () => {
  const red: Tone = { primary: 'ROSSO', secondary: null, intensity: 'full' }
  const mahogany: Tone = { primary: 'MOGANO', secondary: 'IRISE', intensity: 'full' }
  const toneOf = (zone: ZoneReading) => wishedColours({ ...head(3, zone, zone, zone), ...zone }).lengths.tone
  expect([red, mahogany].map((tone) => toneOf(part(3, tone)))).toEqual([NATURAL_TONE, NATURAL_TONE])
  const intense: Tone = { ...red, intensity: 'intense' }
  expect([toneOf(part(3, intense)), toneOf(part(5, red))]).toEqual([intense, red])
})

it('neutral ends a little lighter than the lengths are grey, skin or shine, warm ones are lights', () => {
  const gold: Tone = { primary: 'DORATO', secondary: null, intensity: 'full' }
  const lengths = part(2.1, NATURAL_TONE, 1.3)
  const endsOf = (ends: ZoneReading) => currentColours(head(2.1, part(2), lengths, ends), null).ends.level
  expect(endsOf(part(4.8, NATURAL_TONE, 1.5))).toBe(2.1)
  expect(endsOf(part(4.8, gold, 1.5))).toBe(4.8)
  expect(endsOf(part(5.6, NATURAL_TONE, 1.5))).toBe(5.6)
  const greying = { ...head(4, part(3), part(4), part(9.4)), whiteShare: 0.46 }
  expect(currentColours(greying, null).ends.level).toBe(4)
})

it('three zones of a short cut that differ by less than their errors have one colour', () => {
  const fade = (levelError: number) =>
    levelsOf(head(4.5, part(3.6, NATURAL_TONE, levelError), part(4.4), part(5.2, NATURAL_TONE, levelError)))
  expect(fade(1.7)).toEqual([4.5, 4.5, 4.5])
  expect(fade(0.4)).toEqual([3.6, 4.4, 5.2])
})

it('copper tips in the shade of lighter lengths are no other colour', () => {
  const pure: Tone = { ...copper, intensity: 'pure' }
  const { lengths, ends } = zoneColours(head(7.4, part(7.7), part(7.2), part(4.2, pure, 1.7)))
  expect(ends).toEqual(lengths)
})

it('the darkest hair is not ash by the light of a photo', () => {
  const blueBlack: Tone = { ...ash, intensity: 'intense' }
  const whole = { ...head(2, part(2, blueBlack), part(2, blueBlack), null), tone: blueBlack }
  expect(currentColours(whole, null).lengths.tone).toEqual(NATURAL_TONE)
  const confirmed = confirmReading(whole, { lengths: { level: 2, tone: blueBlack } })
  expect(currentColours(confirmed, null).lengths.tone).toEqual(blueBlack)
})

it('a wish has one reflect, that of the whole head, except at a root of its own', () => {
  const gold: Tone = { primary: 'DORATO', secondary: null, intensity: 'full' }
  const maybe = (level: number, alternativeTone: Tone) => ({ ...part(level), alternativeTone })
  const tonesOf = (root: ZoneReading) => {
    const wish = { ...head(6.5, root, maybe(6.5, copper), part(8)), alternativeTone: gold }
    return Object.values(wishedColours(wish)).map(({ tone }) => tone)
  }
  expect(tonesOf(maybe(5, gold))).toEqual([gold, gold, gold])
  expect(tonesOf(part(5))).toEqual([NATURAL_TONE, gold, gold])
})

it.each([
  ['tenths that no eye tells apart', [2.5, 2.4, 2.6], 1],
  ['half a level', [2.5, 2.5, 3], 2],
] as const)('the colours of a confirmed head are counted: %s', (_, [roots, lengths, ends], colours) => {
  const said = (level: number) => ({ level, tone: NATURAL_TONE })
  const hair = confirmReading(head(2.5, part(2.5), part(2.4), part(2.6)), {
    roots: said(roots),
    lengths: said(lengths),
    ends: said(ends),
  })
  expect(new Set(levelsOf(hair)).size).toBe(colours)
})

it('a zone that the photo does not show has the colour of the whole', () => {
  expect(levelsOf(head(6.2, part(4.8), null, null))).toEqual([4.8, 6.2, 6.2])
  expect(levelsOf(head(6.2, null, null, null))).toEqual([6.2, 6.2, 6.2])
})

it('the colour of every zone is one of the readings', () => {
  const zone = fc.double({ min: 1, max: 10.9, noNaN: true }).map((level) => part(level))
  fc.assert(
    fc.property(zone, zone, zone, (roots, lengths, ends) => {
      const hair = head(5, roots, lengths, ends)
      const read = [5, roots.level, lengths.level, ends.level]
      for (const level of levelsOf(hair)) expect(read).toContain(level)
    }),
    { seed: testSeed, numRuns: cases({ gate: 500, prove: 100_000 }) },
  )
})

it('a soft ash that may be natural is kept as natural', () => {
  const zone = { ...part(7, { ...ash, intensity: 'soft' }), alternativeTone: NATURAL_TONE }
  expect(keptColours({ ...head(7, zone, zone, zone), ...zone }, null, emptyDetails).lengths.tone).toEqual(NATURAL_TONE)
})

it('a full ash that was read and not confirmed is kept at half its strength', () => {
  const kept = (tone: Tone) => {
    const zone = part(9, tone)
    const head = { ...zone, palette: [], whiteShare: null, zones: { roots: zone, lengths: zone, ends: zone } }
    const confirmed = confirmReading(head, {
      roots: { level: 9, tone },
      lengths: { level: 9, tone },
      ends: { level: 9, tone },
    })
    return [head, confirmed].map((each) => keptColours(each, null, emptyDetails).lengths.tone.intensity)
  }
  expect(kept(ash)).toEqual(['soft', 'full'])
  expect(kept({ primary: 'DORATO', secondary: null, intensity: 'full' })).toEqual(['full', 'full'])
})

describe('a cool reflect in a photo whose light was corrected', () => {
  const gold: Tone = { primary: 'DORATO', secondary: null, intensity: 'soft' }
  const shown = (tone: Tone, other: Tone | null = null) => {
    const zone = { ...part(6.6, tone), alternativeTone: other }
    return { ...head(6.6, zone, zone, zone), ...zone, quality: [{ code: 'colour-cast' }] }
  }

  it.each([
    ['a soft ash that may be gold', shown({ ...ash, intensity: 'soft' }, gold), gold],
    ['a full ash', shown(ash), ash],
    [
      'a soft violet',
      shown({ ...ash, primary: 'IRISE', intensity: 'soft' }),
      { ...ash, primary: 'IRISE', intensity: 'soft' },
    ],
  ] as const)('is only its other possibility: %s', (_, prima, other) => {
    expect(keptColours(prima, null, emptyDetails).lengths).toMatchObject({ tone: NATURAL_TONE, alternativeTone: other })
  })

  it('stays where the light is neutral, the reflect warm or pure, or confirmed by eye', () => {
    const soft: Tone = { ...ash, intensity: 'soft' }
    const kept = (prima: MeasuredHair) => keptColours(prima, 'colorati', emptyDetails).lengths.tone
    expect(kept({ ...shown(soft, gold), quality: [{ code: 'good-light' }] })).toEqual(soft)
    expect(kept(shown(gold, soft))).toEqual(gold)
    expect(kept(shown({ ...ash, intensity: 'pure' })).intensity).toBe('pure')
    const all = { level: 6.6, tone: soft }
    expect(kept(confirmReading(shown(soft, gold), { roots: all, lengths: all, ends: all }))).toEqual(soft)
  })
})
