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
    expect(toneInLight(naturalAt(30), unknown, [])).toMatchObject({ tone: NATURAL_TONE, alternativeTone: null })
  })

  it('is natural or ash where light alone makes as much difference', () => {
    expect(toneInLight(labOf(7, ash), unknown, [])).toMatchObject({ tone: NATURAL_TONE, alternativeTone: ash })
  })

  it('is ash once something white was tapped', () => {
    expect(toneInLight(labOf(7, ash), lightOf('white-point'), [])).toMatchObject({ tone: ash, alternativeTone: null })
  })

  it('is copper far outside of what light does', () => {
    expect(toneInLight(labOf(6, copper), unknown, [])).toMatchObject({ tone: copper, alternativeTone: null })
  })

  it.each(['no-colour', 'colour-cast', 'over-saturated', 'little-hair'] as const)('is not read with %s', (code) => {
    const read = toneInLight(labOf(6, copper), unknown, [{ code, severity: 'problem' }])
    expect(read).toEqual({ tone: NATURAL_TONE, toneError: null, alternativeTone: null })
  })
})
