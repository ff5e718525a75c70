import { type Lab, labOf, NATURAL_TONE, naturalAt, plainTone, type Tone } from '@riflesso/colorimetry'
import { describe, expect, it } from 'vitest'
import type { LightEstimate } from '../light/estimate-light.ts'
import type { QualityNote } from '../reading.ts'
import { toneInLight } from './tone-in-light.ts'

const lightOf = (skin: LightEstimate['skin']): LightEstimate => ({
  light: { gains: [1, 1, 1], confidence: 0.8, source: 'statistics' },
  castStrength: 0,
  castSpread: 0.15,
  exposureSpread: 0.2,
  stops: 0,
  mixed: false,
  skin,
})
const usualSkin = lightOf({ red: 0.177, yellow: 0.243 })
const brighter = ([lightness, a, b]: Lab): Lab => [1.15 * lightness + 4, a, b]

type Given = {
  readonly light?: LightEstimate
  readonly notes?: readonly QualityNote[]
  readonly isGreying?: boolean
  readonly likelyWhite?: number
  readonly hairShare?: number
  readonly ofHead?: Tone
}

const toneOf = (lab: Lab, { light = usualSkin, notes = [], ...given }: Given = {}) =>
  toneInLight(lab, light, notes, {
    bright: brighter(lab),
    face: 62,
    hairShare: 0.2,
    isGreying: false,
    likelyWhite: 0,
    ...given,
  })

const tone = (primary: Tone['primary'], intensity: Tone['intensity']): Tone => ({ primary, secondary: null, intensity })

describe('the tone named for a photo', () => {
  it.each([2, 3, 4])('natural hair of level %s is natural', (level) => {
    expect(toneOf(labOf(level, NATURAL_TONE)).tone).toEqual(NATURAL_TONE)
  })

  it.each([
    [7, tone('DORATO', 'full')],
    [9, tone('DORATO', 'full')],
    [6, tone('RAME', 'intense')],
    [4, tone('ROSSO', 'intense')],
    [8, tone('CENERE', 'full')],
  ])('hair of level %s, %o is named as measured, with and without skin beside it', (level, wanted) => {
    expect(toneOf(labOf(level, wanted)).tone).toEqual(wanted)
    expect(toneOf(labOf(level, wanted), { light: lightOf(null) }).tone).toEqual(wanted)
  })

  it('light hair on the natural axis is softly golden, as an eye calls it', () => {
    expect(toneOf(labOf(8, NATURAL_TONE)).tone).toEqual(tone('DORATO', 'soft'))
  })

  it('pale hair that is cooler than the natural axis is beige', () => {
    expect(toneOf([67, 2, 14.5]).tone).toMatchObject({ primary: 'BEIGE', intensity: 'soft' })
  })

  it('pale hair with little chroma that is likely white has no tone, only a candidate', () => {
    const white = toneOf([66, 5, 7], { likelyWhite: 0.8 })
    expect(white).toMatchObject({ tone: NATURAL_TONE, alternativeTone: { primary: 'IRISE' } })
  })

  it('pale hair with little chroma that is likely bleached is ash', () => {
    expect(toneOf([66, 1, 5], { likelyWhite: 0.2 }).tone).toMatchObject({ primary: 'CENERE' })
  })

  it('a second family that is more than half as likely is the alternative', () => {
    expect(toneOf(labOf(6, NATURAL_TONE))).toMatchObject({ tone: NATURAL_TONE, alternativeTone: { primary: 'DORATO' } })
    expect(toneOf(labOf(4, NATURAL_TONE)).alternativeTone).toBeNull()
  })

  it('a zone takes the tone of its head where it is in doubt', () => {
    const doubtful = labOf(6, NATURAL_TONE)
    const gold = tone('DORATO', 'full')
    expect(toneOf(doubtful, { ofHead: gold })).toMatchObject({
      tone: { primary: 'DORATO' },
      alternativeTone: NATURAL_TONE,
    })
    expect(toneOf(labOf(4, NATURAL_TONE), { ofHead: gold }).tone).toEqual(NATURAL_TONE)
  })

  it('hair beside redder skin is less likely red', () => {
    const hair = labOf(5, tone('ROSSO', 'full'))
    expect(toneOf(hair).tone.primary).toBe('ROSSO')
    expect(toneOf(hair, { light: lightOf({ red: 0.4, yellow: 0.3 }) }).tone.primary).not.toBe('ROSSO')
  })

  it('a crop of the colour of the skin under it is natural, perhaps copper; a redder one is copper', () => {
    const light = lightOf({ red: 0.23, yellow: 0.29 })
    const crop = { light, hairShare: 0.03 }
    expect(toneOf([18, 9, 13], { light }).tone.primary).toBe('RAME')
    expect(toneOf([18, 9, 13], crop)).toMatchObject({ tone: NATURAL_TONE, alternativeTone: { primary: 'RAME' } })
    expect(toneOf([30, 25, 30], crop).tone.primary).toBe('RAME')
  })

  it.each([tone('IRISE', 'pure'), tone('VERDE', 'pure'), tone('MOGANO', 'pure')])(
    'a colour that no natural hair shows in any light is named as measured: %o',
    (fantasy) => {
      expect(toneOf(labOf(8, fantasy))).toMatchObject({ tone: fantasy, alternativeTone: null })
    },
  )

  it('white strands lower the chroma of the mixture, which is not ash', () => {
    const ash = labOf(8, plainTone('CENERE'))
    expect(toneOf(ash).tone.primary).toBe('CENERE')
    expect(toneOf(ash, { isGreying: true })).toMatchObject({ tone: NATURAL_TONE, alternativeTone: null })
    expect(toneOf([80, 0, 2]).tone).toEqual(NATURAL_TONE)
  })

  it('strands that differ and are blue are dyed, not grey', () => {
    expect(toneOf(labOf(6, tone('CENERE', 'pure')), { isGreying: true }).tone).toEqual(tone('CENERE', 'pure'))
  })

  it('the blue of a filter on black hair is no reflect', () => {
    expect(toneOf([3, 0, -8]).tone).toEqual(NATURAL_TONE)
    expect(toneOf([18, 3, -14]).tone.primary).toBe('IRISE')
  })

  it('strands that differ and are yellow are blond lights, not salt and pepper', () => {
    expect(toneOf(labOf(8, tone('DORATO', 'full')), { isGreying: true }).tone.primary).toBe('DORATO')
  })

  it('a hue between gold and green is golden', () => {
    const [lightness, a, b] = naturalAt(45)
    expect(toneOf([lightness, a - 8, b + 17]).tone).toMatchObject({ primary: 'DORATO', secondary: null })
  })

  it.each(['no-colour', 'colour-cast', 'over-saturated', 'little-hair'] as const)(
    'the tone is not measured with %s',
    (code) => {
      const read = toneOf(labOf(6, tone('RAME', 'intense')), { notes: [{ code, severity: 'problem' }] })
      expect(read).toEqual({ tone: NATURAL_TONE, toneError: null, alternativeTone: null })
    },
  )
})
