import { cases, testSeed } from '@riflesso/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hexFromLab } from '../colour/convert.ts'
import { levelFromLab } from '../colour/level.ts'
import { labOf, NATURAL_TONE, toneFromLab } from '../colour/tone.ts'
import type { MeasuredHair, Tone, ZoneReading } from '../model/measured-hair.ts'
import { buildSituation } from './build-situation.ts'
import { confirmReading, isConfirmed } from './confirm-reading.ts'
import { emptyDetails } from './empty-details.ts'

const copper: Tone = { primary: 'RAME', secondary: null, intensity: 'full' }

const zone = (level: number, tone: Tone = NATURAL_TONE): ZoneReading => {
  const lab = labOf(level, tone)
  return { level, levelError: 1.5, tone, toneError: 9, alternativeTone: null, lab, hex: hexFromLab(lab) }
}

const hairOf = (roots: ZoneReading, lengths: ZoneReading, ends: ZoneReading): MeasuredHair => ({
  ...lengths,
  palette: [],
  zones: { roots, lengths, ends },
  whiteShare: null,
})

const read = hairOf(zone(5), zone(5.6), zone(6))
const situationOf = (prima: MeasuredHair) => {
  const selectors = { hairType: 'colorati', base: null, condition: null } as const
  return buildSituation({ prima, dopo: hairOf(zone(7), zone(7), zone(7)), selectors, details: emptyDetails })
}

describe('confirming a reading', () => {
  it('an unconfirmed reading is unchanged', () => {
    expect(confirmReading(read, null)).toBe(read)
    expect(confirmReading(read, {})).toEqual(read)
  })

  it('a confirmed reading keeps its colour and has no error', () => {
    const { roots } = confirmReading(read, { roots: { level: 5, tone: NATURAL_TONE } }).zones
    expect(roots).toMatchObject({ level: 5, levelError: 0, toneError: 0, hex: read.zones.roots?.hex })
    expect(roots?.read).toMatchObject({ level: 5, levelError: 1.5 })
  })

  it('a corrected reading has the colour of the correction', () => {
    const { lengths } = confirmReading(read, { lengths: { level: 7, tone: copper } }).zones
    expect(levelFromLab(lengths?.lab ?? [0, 0, 0])).toBeCloseTo(7, 1)
    expect(toneFromLab(lengths?.lab ?? [0, 0, 0])).toEqual(copper)
    expect(lengths?.read).toMatchObject({ level: 5.6, tone: NATURAL_TONE })
  })

  it('the whole head keeps its reading if the lengths are not confirmed', () => {
    const hair = confirmReading(read, { roots: { level: 3, tone: copper } })
    expect(hair).toMatchObject({ level: 5.6, levelError: 1.5, tone: NATURAL_TONE })
    expect(isConfirmed(hair)).toBe(false)
    expect(hair.zones.lengths).toEqual(read.zones.lengths)
  })

  it('the confirmed zone is used for the whole head if the photo shows no lengths', () => {
    const closeUp = { ...read, zones: { roots: zone(5), lengths: null, ends: null } }
    expect(confirmReading(closeUp, { roots: { level: 3, tone: copper } })).toMatchObject({ level: 3, levelError: 0 })
  })

  it.each(['roots', 'lengths', 'ends'] as const)('a confirmation of only the %s reaches the plan', (zone) => {
    const level = (read.zones[zone]?.level ?? 0) - 0.4
    const situation = situationOf(confirmReading(read, { [zone]: { level, tone: NATURAL_TONE } }))
    expect(situation).toMatchObject({ current: { [zone]: { level } } })
  })

  it('a correction of any size reaches the plan zone by zone', () => {
    const level = fc.integer({ min: 2, max: 20 }).map((half) => half / 2)
    fc.assert(
      fc.property(level, level, level, (roots, lengths, ends) => {
        const said = (value: number) => ({ level: value, tone: NATURAL_TONE })
        const hair = confirmReading(read, { roots: said(roots), lengths: said(lengths), ends: said(ends) })
        const situation = situationOf(hair)
        expect(situation).toMatchObject({
          current: { roots: { level: roots }, lengths: { level: lengths }, ends: { level: ends } },
        })
      }),
      { numRuns: cases({ gate: 200, prove: 20_000 }), seed: testSeed },
    )
  })
})
