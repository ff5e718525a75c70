import { confirmReading, type ToneName, ZONES, type ZoneReading } from '@riflesso/colorimetry'
import type { QualityNote, Reading } from '@riflesso/vision'
import { expect, test } from 'vitest'
import { natural, photoOf } from '../testing/analyses.ts'
import { describeReading } from './describe-reading.ts'
import { judgeReading, worstOfPhotos } from './judge-reading.ts'

const good: Reading = { ...photoOf(5, natural), quality: [{ code: 'good-light', severity: 'info' }] }
const withNotes = (...quality: readonly QualityNote[]): Reading => ({ ...good, quality })
const withLevels = (roots: number, lengths: number, ends: number): Reading => ({
  ...good,
  zones: {
    roots: { ...good, level: roots },
    lengths: { ...good, level: lengths },
    ends: { ...good, level: ends },
  },
})
const withTones = (primary: ToneName): Reading => {
  const zone = { ...good, tone: { primary, secondary: null, intensity: 'full' } as const }
  return { ...good, zones: { roots: { ...good }, lengths: zone, ends: zone } }
}
const blurred = { code: 'blurred', severity: 'warning' } as const
const dark = { code: 'too-dark', severity: 'problem' } as const

test('a reading without objections is good', () => {
  expect(judgeReading(good)).toEqual({ state: 'good', title: 'Lettura buona' })
})

test('a good photo whose bar is wider than eight tenths does not make the reading good', () => {
  expect(judgeReading({ ...good, levelError: 0.8 }).title).toBe('Lettura buona')
  expect(judgeReading({ ...good, level: 5.2, levelError: 1.6 })).toEqual({
    state: 'good',
    title: 'Foto buona',
  })
})

test.each<[string, Reading, string, string]>([
  ['a warning of the photo', withNotes(blurred), 'check', 'retake'],
  ['a problem of the photo', withNotes(dark), 'unusable', 'retake'],
  ['strands without detail alone', withNotes({ code: 'clipped', severity: 'problem' }), 'check', 'retake'],
  ['a cast', withNotes({ code: 'colour-cast', severity: 'warning' }), 'check', 'reference'],
  ['an unsure outline', withNotes({ code: 'unsure-hair', severity: 'warning' }), 'check', 'outline'],
  ['a bar of two levels', { ...good, levelError: 2 }, 'check', 'confirm'],
  ['a bar of three levels', { ...good, levelError: 3 }, 'unusable', 'confirm'],
  [
    'lengths with a bar of three levels',
    { ...good, zones: { ...good.zones, lengths: { ...good, levelError: 3 } } },
    'unusable',
    'confirm',
  ],
  ['no reflect', { ...good, toneError: null }, 'check', 'confirm'],
  ['reflects in two zones that the whole does not name', withTones('IRISE'), 'check', 'confirm'],
  ['tied hair whose roots read far lighter', withLevels(7, 5.4, 3.8), 'check', 'outline'],
  ['roots that read lighter than any light makes them', withLevels(6.7, 5, 5), 'check', 'outline'],
  ['a neck read as tips', withLevels(1.3, 1.6, 6), 'check', 'outline'],
])('%s', (_, reading, state, act) => {
  expect(judgeReading(reading)).toMatchObject({ state, act })
})

test('the worst objection decides, in any order', () => {
  expect(judgeReading(withNotes(blurred, dark))).toMatchObject({
    state: 'unusable',
    reason: expect.stringContaining('scura'),
  })
})

test('a difference of zones within both error bars is no objection', () => {
  const even = withLevels(6.7, 5.4, 5)
  const wide = (zone: ZoneReading | null) => zone && { ...zone, levelError: 1.7 }
  const { roots, lengths, ends } = even.zones
  expect(judgeReading(even).state).toBe('check')
  expect(judgeReading({ ...even, zones: { roots: wide(roots), lengths, ends: wide(ends) } }).state).toBe('good')
})

test('hair that gets lighter towards the ends is no objection', () => {
  expect(judgeReading(withLevels(5.9, 7.6, 8.6)).state).toBe('good')
})

test('a reading confirmed in every zone is good, and in one zone is not', () => {
  const said = { level: 5, tone: natural }
  const all = Object.fromEntries(ZONES.map((zone) => [zone, said]))
  expect(judgeReading(confirmReading(withNotes(dark), all))).toEqual({
    state: 'good',
    title: 'Lettura confermata',
  })
  expect(judgeReading(confirmReading(withNotes(dark), { lengths: said })).state).toBe('unusable')
})

test('of two photos the less reliable one decides', () => {
  expect(worstOfPhotos({ prima: good, dopo: null })).toBeNull()
  expect(worstOfPhotos({ prima: withNotes(blurred), dopo: good })?.slot).toBe('prima')
  expect(worstOfPhotos({ prima: withNotes(blurred), dopo: withNotes(dark) })).toMatchObject({
    slot: 'dopo',
    doubt: { state: 'unusable' },
  })
})

test('a reading with distant zones is never called even', () => {
  expect(describeReading(withLevels(6.8, 5.4, 5)).structure).not.toBe('Colore uniforme')
  expect(describeReading(good).structure).toBe('Colore uniforme')
})
