import { labOf, NATURAL_TONE, naturalAt, type Tone } from '@riflesso/colorimetry'
import { describe, expect, it } from 'vitest'
import type { LightEstimate } from '../light/estimate-light.ts'
import { toneInLight } from './tone-in-light.ts'

const lightOf = (source: LightEstimate['light']['source']): LightEstimate => ({
  light: { gains: [1, 1, 1], confidence: 0.8, source },
  castStrength: 0,
  castSpread: 0.15,
  exposureSpread: 0.2,
  stops: 0,
  mixed: false,
})
const unknown = lightOf('statistics')
const copper: Tone = { primary: 'RAME', secondary: null, intensity: 'intense' }
const ash: Tone = { primary: 'CENERE', secondary: null, intensity: 'full' }

describe('the tone that a photo allows to name', () => {
  it('is natural on the natural axis', () => {
    expect(toneInLight(naturalAt(30), unknown, [], false)).toMatchObject({ tone: NATURAL_TONE, alternativeTone: null })
  })

  it('is natural or ash where light alone makes as much difference', () => {
    expect(toneInLight(labOf(7, ash), unknown, [], false)).toMatchObject({ tone: NATURAL_TONE, alternativeTone: ash })
  })

  it('is ash once something white was tapped', () => {
    expect(toneInLight(labOf(7, ash), lightOf('white-point'), [], false)).toMatchObject({
      tone: ash,
      alternativeTone: null,
    })
  })

  it('is copper far outside of what light does', () => {
    expect(toneInLight(labOf(6, copper), unknown, [], false)).toMatchObject({ tone: copper, alternativeTone: null })
  })

  it('is golden, not green, between gold and green', () => {
    const greenish = naturalAt(45)
      .with(1, naturalAt(45)[1] - 8)
      .with(2, naturalAt(45)[2] + 17)
    expect(toneInLight([greenish[0]!, greenish[1]!, greenish[2]!], unknown, [], false).tone).toMatchObject({
      primary: 'DORATO',
      secondary: null,
    })
  })

  it('is not ash where white strands take the colour out of the mixture', () => {
    expect(toneInLight([30, 0, -6], unknown, [], false).tone.primary).toBe('CENERE')
    expect(toneInLight([30, 0, -6], unknown, [], true)).toMatchObject({ tone: NATURAL_TONE, alternativeTone: null })
  })

  it.each(['no-colour', 'colour-cast', 'over-saturated', 'little-hair'] as const)('is not read with %s', (code) => {
    const read = toneInLight(labOf(6, copper), unknown, [{ code, severity: 'problem' }], false)
    expect(read).toEqual({ tone: NATURAL_TONE, toneError: null, alternativeTone: null })
  })
})
