import { describe, expect, test } from 'vitest'
import { hexFromLab } from '../colour/convert.ts'
import { labOf, plainTone } from '../colour/tone.ts'
import type { MeasuredHair, Tone, ZoneReading } from '../model/measured-hair.ts'
import type { ToneName } from '../model/vocabulary.ts'
import { planFormula } from '../plan/plan-formula.ts'
import { shadeOf, situationOf } from '../testing/situations.ts'
import { compareOutcome, type OutcomePromise, todaysPromise } from './compare-outcome.ts'

const promise = (given: Partial<OutcomePromise> = {}): OutcomePromise => ({
  level: 7,
  tolerance: 0.5,
  tone: plainTone('DORATO'),
  toneError: 4,
  shade: '7.3',
  hex: '#000000',
  zone: 'lengths',
  isEven: true,
  ...given,
})

const zoneOf = (level: number, tone: Tone, given: Partial<ZoneReading> = {}): ZoneReading => {
  const lab = labOf(level, tone)
  return { level, levelError: 0.5, tone, toneError: 4, lab, hex: hexFromLab(lab), ...given }
}

const hairOf = (zone: ZoneReading, ends: ZoneReading = zone): MeasuredHair => ({
  ...zone,
  palette: [{ hex: zone.hex, share: 1, level: zone.level }],
  zones: { roots: zone, lengths: zone, ends },
  whiteShare: null,
})

describe('the level of a result', () => {
  test.each([
    [7.2, 'reached', 0.2],
    [6.5, 'inside-error', -0.5],
    [7.7, 'inside-error', 0.7],
    [6.2, 'missed', -0.8],
    [8.5, 'missed', 1.5],
  ] as const)('measured %d where 7 was promised is %s', (level, verdict, difference) => {
    const compared = compareOutcome(promise(), hairOf(zoneOf(level, plainTone('DORATO'))))
    expect(compared.level).toEqual({ verdict, difference, error: 0.7 })
  })

  test('a level is judged by both errors; with a confirmed level only that of the plan applies', () => {
    const confirmed = hairOf(zoneOf(6.4, plainTone('DORATO'), { levelError: 0 }))
    expect(compareOutcome(promise(), confirmed).level).toMatchObject({ verdict: 'missed', error: 0.5 })
    expect(compareOutcome(promise({ tolerance: 1 }), confirmed).level).toMatchObject({ verdict: 'inside-error' })
  })

  test('the compared level is that of the promised zone if zones differ', () => {
    const balayage = hairOf(zoneOf(5, plainTone('NATURALE')), zoneOf(9, plainTone('NATURALE')))
    expect(compareOutcome(promise({ level: 9, zone: 'ends' }), balayage).level.verdict).toBe('reached')
    expect(compareOutcome(promise({ level: 9, zone: 'lengths' }), balayage).level.verdict).toBe('missed')
  })
})

describe('the reflect of a result', () => {
  const reflect = (promised: Tone, measured: Tone, given: Partial<ZoneReading> = {}) =>
    compareOutcome(promise({ tone: promised }), hairOf(zoneOf(7, measured, given))).reflect

  test.each(['NATURALE', 'CENERE', 'IRISE', 'DORATO', 'RAME', 'MOGANO', 'ROSSO'] as const)(
    'promised and measured %s is reached',
    (name) => {
      expect(reflect(plainTone(name), plainTone(name))).toEqual({ verdict: 'reached', difference: 'none' })
    },
  )

  test('a muted tone that a photo calls by another name is reached', () => {
    const chocolate = plainTone('CIOCCOLATO')
    const lab = labOf(5, chocolate)
    const zone = zoneOf(5, { primary: 'RAME', secondary: 'ROSSO', intensity: 'soft' }, { lab })
    const compared = compareOutcome(promise({ level: 5, tone: chocolate }), hairOf(zone))
    expect(compared.reflect.verdict).toBe('reached')
  })

  test.each([
    ['CENERE', 'DORATO', 'warmer'],
    ['NATURALE', 'RAME', 'warmer'],
    ['DORATO', 'CENERE', 'cooler'],
    ['RAME', 'NATURALE', 'cooler'],
    ['DORATO', 'MOGANO', 'other'],
  ] as const satisfies readonly (readonly [ToneName, ToneName, string])[])(
    'promised %s and measured %s is %s',
    (promised, measured, difference) => {
      expect(reflect(plainTone(promised), plainTone(measured))).toEqual({ verdict: 'missed', difference })
    },
  )

  test('a reflect within both errors is no miss', () => {
    const wide = reflect(plainTone('NATURALE'), plainTone('DORATO'), { toneError: 14 })
    expect(wide).toEqual({ verdict: 'inside-error', difference: 'warmer' })
  })

  test('a reflect confirmed by the second candidate of the photo is no miss', () => {
    const given = { alternativeTone: plainTone('CENERE') }
    expect(reflect(plainTone('CENERE'), plainTone('DORATO'), given).verdict).toBe('inside-error')
  })

  test('a reflect that the photo does not show is not judged', () => {
    const unread = { verdict: 'inside-error', difference: 'unreadable' }
    expect(reflect(plainTone('CENERE'), plainTone('NATURALE'), { toneError: null })).toEqual(unread)
  })

  test('a reflect of the same name may be stronger or weaker', () => {
    const gold = (intensity: Tone['intensity']): Tone => ({ primary: 'DORATO', secondary: null, intensity })
    expect(reflect(gold('soft'), gold('intense'))).toEqual({ verdict: 'missed', difference: 'stronger' })
    expect(reflect(gold('intense'), gold('soft'))).toEqual({ verdict: 'missed', difference: 'weaker' })
  })
})

describe('the promise of today', () => {
  test("today's promise is that of the plan if one session is enough", () => {
    const plan = planFormula(situationOf({ current: shadeOf('6.0'), goal: shadeOf('6.34') }))
    expect(plan.sessions).toHaveLength(1)
    const { level, tolerance, tone, shade, hex } = plan.expected
    expect(todaysPromise(plan)).toEqual({
      level,
      tolerance,
      tone,
      toneError: 4,
      shade,
      hex,
      zone: plan.goal.zones[0],
      isEven: true,
    })
  })

  test("today's promise is the goal of the first session of a course, not of the last", () => {
    const plan = planFormula(situationOf({ current: shadeOf('3.0'), goal: shadeOf('10.1') }))
    expect(plan.sessions.length).toBeGreaterThan(1)
    const [today] = plan.sessions
    expect(todaysPromise(plan)).toMatchObject({ ...today?.goal })
    expect(todaysPromise(plan)?.level).toBeLessThan(plan.expected.level)
  })

  test('there is no promise for today if nothing is done today', () => {
    const refused = situationOf({ current: shadeOf('6.0'), goal: shadeOf('8.0'), past: { metallicSalts: true } })
    expect(todaysPromise(planFormula(refused))).toBeNull()
  })

  test("today's promise is not one colour for lights", () => {
    const details = { technique: 'balayage' as const }
    const plan = planFormula(situationOf({ current: shadeOf('5.0'), goal: shadeOf('8.0'), details }))
    expect(todaysPromise(plan)).toMatchObject({ isEven: false })
  })
})
