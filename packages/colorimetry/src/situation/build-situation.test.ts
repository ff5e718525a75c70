import { describe, expect, it } from 'vitest'
import { hexFromLab } from '../colour/convert.ts'
import { labOf, NATURAL_TONE } from '../colour/tone.ts'
import type { MeasuredHair, Tone, ZoneReading } from '../model/measured-hair.ts'
import type { Situation } from '../model/situation.ts'
import { buildSituation, type SituationFailure, withEndsSeen } from './build-situation.ts'
import { confirmReading } from './confirm-reading.ts'
import { emptyDetails } from './empty-details.ts'

const copper: Tone = { primary: 'RAME', secondary: null, intensity: 'full' }
const strong: Tone = { ...copper, intensity: 'intense' }

const zone = (level: number, tone: Tone = NATURAL_TONE): ZoneReading => {
  const lab = labOf(level, tone)
  return { level, levelError: 0.4, tone, lab, hex: hexFromLab(lab) }
}
const measured = (level: number, tone: Tone, zones: Partial<MeasuredHair['zones']> = {}): MeasuredHair => ({
  ...zone(level, tone),
  palette: [],
  zones: { roots: null, lengths: null, ends: null, ...zones },
  whiteShare: 0.2,
})

const none = { hairType: null, base: null, condition: null } as const
const build = (input: Partial<Parameters<typeof buildSituation>[0]>): Situation => {
  const situation = buildSituation({ prima: null, dopo: null, selectors: none, details: emptyDetails, ...input })
  if ('code' in situation) throw new Error(situation.code)
  return situation
}

describe('only Prima', () => {
  it('Prima alone brings the regrowth to the measured colour and never lifts the lengths', () => {
    const prima = measured(6.2, copper, { roots: zone(4.8), ends: zone(6.9, copper) })
    const situation = build({ prima, selectors: { ...none, hairType: 'colorati' } })
    expect(situation.goal).toMatchObject({ kind: 'refresh', level: 6.2, tone: copper })
    expect(situation.current.roots).toEqual({ level: 4.8, levelError: 0.4, tone: NATURAL_TONE, history: 'naturale' })
    expect(situation.goal.zones.roots.level).toBe(6.2)
    expect(situation.goal.zones.ends.level).toBe(6.2)
    expect(situation.current.ends.history).toBe('colorato')
  })

  it('the regrowth has the darker level of the declared base, not that of the photo', () => {
    const situation = build({
      prima: measured(7, copper),
      selectors: { ...none, hairType: 'colorati', base: 'livello5' },
    })
    expect(situation.current.roots.level).toBe(5)
  })

  it('Prima alone keeps natural hair as it is', () => {
    const prima = measured(6, NATURAL_TONE, { roots: zone(4.5) })
    const situation = build({ prima, selectors: { ...none, hairType: 'naturale' } })
    expect(situation.goal.zones).toMatchObject({ roots: { level: 4.5 }, lengths: { level: 6 } })
  })

  it('a gradient is reproduced, and the shading of an even head is ignored', () => {
    const selectors = { ...none, hairType: 'decolorati' } as const
    const balayage = measured(7, copper, { roots: zone(5), lengths: zone(7, copper), ends: zone(8.6, copper) })
    const kept = build({ prima: balayage, selectors })
    expect(kept.goal.zones).toMatchObject({ roots: { level: 5 }, lengths: { level: 7 }, ends: { level: 8.6 } })
    // A declared regrowth is no style: it gets the colour of the lengths.
    const grown = build({ prima: balayage, selectors, details: { ...emptyDetails, regrowthCm: 3 } })
    expect(grown.goal.zones.roots.level).toBe(7)
    const shaded = measured(6.6, NATURAL_TONE, { roots: zone(7.9), lengths: zone(6.8), ends: zone(6) })
    const even = build({ prima: shaded, selectors })
    for (const each of ['roots', 'lengths', 'ends'] as const) {
      expect(even.goal.zones[each].level).toBe(6.6)
      expect(even.current[each].level).toBe(6.6)
    }
  })

  it('a natural root above red lengths is a regrowth, which gets their colour, also if no history is declared', () => {
    const red: Tone = { primary: 'ROSSO', secondary: null, intensity: 'full' }
    const zones = { roots: { level: 3.3, tone: NATURAL_TONE }, lengths: { level: 4, tone: red } }
    const prima = confirmReading(measured(4, red, { roots: zone(3.3), lengths: zone(4, red) }), zones)
    for (const hairType of [null, 'colorati'] as const) {
      const { current, goal } = build({ prima, selectors: { ...none, hairType } })
      expect(current.roots).toEqual({ level: 3.3, tone: NATURAL_TONE, history: 'naturale' })
      expect(goal.zones.roots).toEqual({ level: 4, tone: red })
    }
    const brown = confirmReading(measured(4, NATURAL_TONE, { roots: zone(3.3), lengths: zone(4) }), {
      roots: { level: 3.3, tone: NATURAL_TONE },
      lengths: { level: 4, tone: NATURAL_TONE },
    })
    expect(build({ prima: brown }).goal.zones.roots).toEqual({ level: 3.3, tone: NATURAL_TONE })
  })

  it('ends that are darker than the lengths only in the photo are not darkened', () => {
    const prima = measured(9.8, NATURAL_TONE, { lengths: zone(9.8), ends: zone(3.3) })
    const selectors = { ...none, hairType: 'colorati' } as const
    const read = build({ prima, selectors })
    expect([read.current.ends.level, read.goal.zones.ends.level]).toEqual([9.8, 9.8])
    expect(read.goal.darkerEnds).toMatchObject({ level: 3.3, tone: NATURAL_TONE })
    const confirmed = build({
      prima: confirmReading(prima, { ends: { level: 3.3, tone: NATURAL_TONE } }),
      selectors,
    })
    expect(confirmed.goal.zones.ends.level).toBe(3.3)
    expect(confirmed.goal.darkerEnds).toBeUndefined()
  })

  it('an answer about darker ends gives the same plan as the situation built with it', () => {
    const prima = measured(9.8, NATURAL_TONE, { lengths: zone(9.8), ends: zone(3.3) })
    const built = (endsDarker: boolean | null) =>
      build({ prima, selectors: { ...none, hairType: 'colorati' }, details: { ...emptyDetails, endsDarker } })
    const asked = built(null)
    for (const endsDarker of [true, false]) {
      const answered = withEndsSeen({ ...asked, details: { ...asked.details, endsDarker } })
      expect(answered).toEqual(built(endsDarker))
      expect(answered.goal.zones.ends.level).toBe(endsDarker ? 3.3 : 9.8)
      expect(answered.goal.darkerEnds).toBeUndefined()
    }
  })

  it('a dark reading with a wide error bar is marked, and keeps the level that was read', () => {
    const dark = { ...measured(1.5, NATURAL_TONE), levelError: 1.5 }
    const selectors = { ...none, hairType: 'colorati' } as const
    const read = build({ prima: dark, selectors })
    expect(read.goal).toMatchObject({ level: 1.5, lighterEnd: true, zones: { lengths: { level: 1.5 } } })
    expect(read.current.lengths).toMatchObject({ level: 1.5, levelError: 1.5 })
    const lengths = { level: 1.5, tone: NATURAL_TONE }
    const confirmed = build({ prima: confirmReading(dark, { roots: lengths, lengths, ends: lengths }), selectors })
    expect(confirmed.goal.level).toBe(1.5)
    expect(confirmed.goal.lighterEnd).toBeUndefined()
    const narrow = build({ prima: { ...dark, levelError: 0.7 }, selectors })
    expect(narrow.goal.level).toBe(1.5)
  })

  it('vivid ends of another colour keep it, even if they read darker than the lengths', () => {
    const blue: Tone = { primary: 'CENERE', secondary: null, intensity: 'pure' }
    const prima = measured(8, NATURAL_TONE, { lengths: zone(8), ends: zone(5, blue) })
    const { current, goal } = build({ prima, selectors: { ...none, hairType: 'decolorati' } })
    expect(current.ends).toMatchObject({ level: 5, tone: blue })
    expect(goal.zones.ends).toEqual({ level: 5, tone: blue })
    expect(goal.zones.lengths).toEqual({ level: 8, tone: NATURAL_TONE })
  })

  it('warm ends in the shade, and shine on roots or dark tips, are no other colour', () => {
    const shaded = measured(7.5, NATURAL_TONE, {
      lengths: zone(7.5),
      ends: zone(5.8, { ...copper, intensity: 'intense' }),
    })
    const shining = measured(5.4, NATURAL_TONE, { roots: zone(9.6), lengths: zone(5.4), ends: zone(5.4) })
    const black = measured(2.5, NATURAL_TONE, { roots: zone(2.2), lengths: zone(2.5), ends: zone(4.6) })
    for (const prima of [shaded, shining, black]) {
      const { current } = build({ prima })
      expect([current.roots.level, current.ends.level]).toEqual([current.lengths.level, current.lengths.level])
    }
  })

  it('a declared regrowth is not lifted for dark lengths that may be lighter than they were read', () => {
    const dark = { ...measured(1.8, strong), levelError: 1.7 }
    const rootGoal = (naturalLevel: number) => {
      const details = { ...emptyDetails, regrowthCm: 2, naturalLevel }
      return build({ prima: dark, selectors: { ...none, hairType: 'colorati' }, details }).goal.zones.roots
    }
    expect(rootGoal(2)).toEqual({ level: 2, tone: strong })
    expect(rootGoal(1)).toEqual({ level: 1.8, tone: strong })
    expect(rootGoal(5)).toEqual({ level: 3.5, tone: strong })
  })

  it('a regrowth that was read exactly keeps its level under dark lengths that may be lighter than they were read', () => {
    const lengths = { ...zone(1.8, strong), levelError: 1.7 }
    const prima = {
      ...measured(1.8, strong, { roots: { ...zone(3), levelError: 0.4 }, lengths, ends: lengths }),
      levelError: 1.7,
    }
    const details = { ...emptyDetails, regrowthCm: 2 }
    const { current, goal } = build({ prima, selectors: { ...none, hairType: 'colorati' }, details })
    expect([current.roots.level, current.lengths.level]).toEqual([3, 1.8])
    expect(goal.zones.roots).toEqual({ level: 3, tone: strong })
  })

  it('confirmed zones of nearly one level and two reflects share their level', () => {
    const zones = {
      roots: { level: 6.5, tone: NATURAL_TONE },
      lengths: { level: 6.5, tone: NATURAL_TONE },
      ends: { level: 6.7, tone: copper },
    }
    const { goal } = build({ prima: confirmReading(measured(6.6, NATURAL_TONE), zones) })
    expect(goal.zones.ends).toEqual({ level: 6.5, tone: copper })
  })

  it('the share of white comes from the photo unless it is declared', () => {
    expect(build({ prima: measured(6, copper) }).details.whiteShare).toBe(0.2)
    expect(build({ prima: { ...measured(6, copper), whiteShare: 0.41 } }).details.whiteShare).toBe(0.4)
    expect(build({ prima: { ...measured(6, copper), whiteShare: 0.02 } }).details.whiteShare).toBeNull()
    const details = { ...emptyDetails, whiteShare: 0.5 }
    expect(build({ prima: measured(6, copper), details }).details.whiteShare).toBe(0.5)
  })
})

describe('only Dopo', () => {
  it('Dopo alone needs all three selectors', () => {
    const dopo = measured(8, copper)
    const answer = buildSituation({
      prima: null,
      dopo,
      selectors: { ...none, base: 'livello5' },
      details: emptyDetails,
    })
    expect(answer).toEqual({ ok: false, code: 'selectors-required' } satisfies SituationFailure)
  })

  it('a declared base counts as its darker level', () => {
    const selectors = { hairType: 'decolorati', base: 'livello7', condition: 'buono' } as const
    const situation = build({ dopo: measured(8, copper), selectors })
    expect(situation.current.ends).toEqual({ level: 7, tone: NATURAL_TONE, history: 'decolorato' })
    expect(situation.goal.kind).toBe('transform')
  })
})

describe('a photo of hair that may have a reflect', () => {
  it.each([
    ['dyed', 'DORATO', 'colorati', 'DORATO'],
    ['dyed', 'CENERE', 'colorati', 'NATURALE'],
    ['dyed', 'RAME', 'colorati', 'NATURALE'],
    ['undeclared', 'DORATO', null, 'NATURALE'],
  ] as const)('%s hair that may be natural or %s (%s) is refreshed as %s', (_, candidate, hairType, planned) => {
    const alternativeTone: Tone = { primary: candidate, secondary: null, intensity: 'soft' }
    const selectors = { ...none, hairType }
    const situation = build({ prima: { ...measured(6, NATURAL_TONE), alternativeTone }, selectors })
    expect(situation.goal.tone.primary).toBe(planned)
    expect(situation.current.lengths.tone.primary).toBe(planned)
  })
})

describe('both photos', () => {
  it.each([
    ['DORATO', 'DORATO'],
    ['CENERE', 'NATURALE'],
    ['RAME', 'NATURALE'],
    ['VERDE', 'NATURALE'],
  ] as const)('a wish that may be natural or %s is planned as %s', (candidate, planned) => {
    const alternativeTone: Tone = { primary: candidate, secondary: null, intensity: 'soft' }
    const photo: MeasuredHair = { ...measured(8, NATURAL_TONE), alternativeTone }
    const situation = build({ prima: photo, dopo: photo })
    expect(situation.goal.tone.primary).toBe(planned)
    expect(situation.goal.zones.ends.tone.primary).toBe(planned)
    expect(situation.current.lengths.tone.primary).toBe('NATURALE')
  })

  it('pure blue on a dark wish is the grading of its photo, until it is confirmed', () => {
    const blue: Tone = { primary: 'CENERE', secondary: null, intensity: 'pure' }
    const toneOf = (level: number) =>
      build({ prima: measured(8, NATURAL_TONE), dopo: measured(level, blue) }).goal.tone.intensity
    expect([toneOf(3), toneOf(6)]).toEqual(['full', 'pure'])
  })

  const dopo = measured(8.4, copper, { roots: zone(5.2), ends: zone(9.8, copper) })

  it('a deeper root of the wish is coloured if it is red, and left alone if it is brown', () => {
    const red: Tone = { primary: 'ROSSO', secondary: null, intensity: 'full' }
    const rootOf = (tone: Tone) => {
      const wish = measured(5.1, red, { roots: zone(3.5, tone), lengths: zone(5.1, red) })
      return build({ prima: measured(4.2, NATURAL_TONE), dopo: wish }).goal.zones.roots
    }
    expect(rootOf(red)).toMatchObject({ level: 3.5, tone: red })
    expect(rootOf(NATURAL_TONE)).toEqual({ level: 4.2, tone: NATURAL_TONE })
  })

  it('with both photos each zone has its hair from Prima and its goal from Dopo', () => {
    const selectors = { ...none, hairType: 'colorati' } as const
    const situation = build({ prima: measured(5.3, NATURAL_TONE), dopo, selectors })
    expect(situation.current.lengths).toEqual({ level: 5.3, levelError: 0.4, tone: NATURAL_TONE, history: 'colorato' })
    expect(situation.goal.zones).toMatchObject({ roots: { level: 5.2 }, lengths: { level: 8.4 }, ends: { level: 9.8 } })
  })

  it('a reading within the declared base is kept, and one that contradicts it is replaced', () => {
    const selectors = { ...none, hairType: 'naturale', base: 'livello5' } as const
    expect(build({ prima: measured(5.8, NATURAL_TONE), dopo, selectors }).current.lengths.level).toBe(5.8)
    expect(build({ prima: measured(7.9, NATURAL_TONE), dopo, selectors }).current.lengths.level).toBe(5)
  })
})

it('a situation without a photo is rejected', () => {
  expect(buildSituation({ prima: null, dopo: null, selectors: none, details: emptyDetails })).toEqual({
    ok: false,
    code: 'no-photo',
  })
})
