import { type Lab, labOf, NATURAL_TONE, naturalAt, plainTone, type Tone } from '@riflesso/colorimetry'
import { describe, expect, it } from 'vitest'
import type { LightEstimate } from '../light/estimate-light.ts'
import { type HairInLight, toneInLight } from './tone-in-light.ts'

const lightOf = (source: LightEstimate['light']['source'], skinRedness: number | null = null): LightEstimate => ({
  light: { gains: [1, 1, 1], confidence: 0.8, source },
  castStrength: 0,
  castSpread: 0.15,
  exposureSpread: 0.2,
  stops: 0,
  mixed: false,
  skinRedness,
})
const unknown = lightOf('statistics')
const besideSkin = lightOf('skin', 0.15)
const pigmented: HairInLight = { bright: naturalAt(45), isGreying: false }
const withBright = (bright: Lab): HairInLight => ({ bright, isGreying: false })
const copper: Tone = { primary: 'RAME', secondary: null, intensity: 'intense' }
const ash: Tone = { primary: 'CENERE', secondary: null, intensity: 'full' }

describe('the tone named for a photo', () => {
  it('the tone is natural on the natural axis', () => {
    expect(toneInLight(naturalAt(30), unknown, [], pigmented)).toMatchObject({
      tone: NATURAL_TONE,
      alternativeTone: null,
    })
  })

  it('the tone is natural, with ash as alternative, if light alone could explain the difference', () => {
    expect(toneInLight(labOf(7, ash), unknown, [], pigmented)).toMatchObject({
      tone: NATURAL_TONE,
      alternativeTone: ash,
    })
  })

  it('the tone is ash once something white was tapped', () => {
    expect(toneInLight(labOf(7, ash), lightOf('white-point'), [], pigmented)).toMatchObject({
      tone: ash,
      alternativeTone: null,
    })
  })

  it('the tone is copper if light cannot explain the difference', () => {
    expect(toneInLight(labOf(6, copper), unknown, [], pigmented)).toMatchObject({ tone: copper, alternativeTone: null })
  })

  it.each([
    ['copper', [45, 17, 24], 'RAME'],
    ['red', [30, 15, 5], 'ROSSO'],
  ] as const)('is %s, or else natural, where bright strands are redder than the skin', (_, bright, primary) => {
    expect(toneInLight(labOf(6, NATURAL_TONE), besideSkin, [], withBright(bright))).toMatchObject({
      tone: plainTone(primary),
      alternativeTone: NATURAL_TONE,
    })
  })

  it('the tone is not copper if the skin is as red', () => {
    expect(toneInLight(labOf(6, copper), besideSkin, [], withBright([45, 9, 20]))).toMatchObject({
      tone: NATURAL_TONE,
      alternativeTone: copper,
    })
  })

  it('the tone is neither copper nor red if bright strands are violet or golden', () => {
    for (const bright of [[20, 14, -12] as const, [60, 14, 60] as const])
      expect(toneInLight(naturalAt(30), besideSkin, [], withBright(bright)).tone).toEqual(NATURAL_TONE)
  })

  it('the tone between gold and green is golden', () => {
    const greenish = naturalAt(45)
      .with(1, naturalAt(45)[1] - 8)
      .with(2, naturalAt(45)[2] + 17)
    expect(toneInLight([greenish[0]!, greenish[1]!, greenish[2]!], unknown, [], pigmented).tone).toMatchObject({
      primary: 'DORATO',
      secondary: null,
    })
  })

  it('the tone is not ash if white strands lower the chroma of the mixture', () => {
    expect(toneInLight([30, 0, -6], unknown, [], pigmented).tone.primary).toBe('CENERE')
    expect(toneInLight([30, 0, -6], unknown, [], { ...pigmented, isGreying: true })).toMatchObject({
      tone: NATURAL_TONE,
      alternativeTone: null,
    })
  })

  it.each(['no-colour', 'colour-cast', 'over-saturated', 'little-hair'] as const)(
    'the tone is not measured with %s',
    (code) => {
      const read = toneInLight(labOf(6, copper), unknown, [{ code, severity: 'problem' }], pigmented)
      expect(read).toEqual({ tone: NATURAL_TONE, toneError: null, alternativeTone: null })
    },
  )
})
