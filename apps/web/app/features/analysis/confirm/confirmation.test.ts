import {
  buildSituation,
  confirmReading,
  emptyDetails,
  HAIR_TYPES,
  type Tone,
  unlikelyStep,
  ZONES,
  type ZoneReading,
} from '@riflesso/colorimetry'
import { cases, testSeed } from '@riflesso/testing'
import type { Reading } from '@riflesso/vision'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EMPTY_DRAFT } from '../model/draft.ts'
import {
  type Answers,
  areAlike,
  confirmAll,
  nearestStep,
  ofWhole,
  openTones,
  withIntensity,
  withOpenTone,
  withTone,
  zonesToConfirm,
} from './confirmation.ts'

const natural: Tone = { primary: 'NATURALE', secondary: null, intensity: 'none' }
const copper: Tone = { primary: 'RAME', secondary: 'DORATO', intensity: 'intense' }
const sure: ZoneReading = { level: 5.2, levelError: 1.6, tone: copper, toneError: 4, lab: [30, 8, 13], hex: '#5C4435' }
const WISH = { file: new File([], 'dopo.jpg'), previewUrl: 'blob:dopo' }
/** Dyed hair keeps the copper that undeclared brown hair shows by its shine. */
const DYED: Answers = { ...EMPTY_DRAFT, hairType: 'colorati' }
const BESIDE_A_WISH = { ...EMPTY_DRAFT, photos: { prima: null, dopo: WISH } }
const NOTHING: Partial<Reading> = { quality: [], whiteShare: null }
const photo = (zones: Partial<Reading['zones']>, whole: Partial<ZoneReading> = {}) =>
  ({ ...NOTHING, ...sure, ...whole, zones: { roots: null, lengths: null, ends: null, ...zones } }) as Reading

test('zones are listed from roots to ends, with their doubts', () => {
  const lengths = { ...sure, level: 7, toneError: null }
  const ends = { ...sure, level: 9, alternativeTone: natural }
  const asked = zonesToConfirm('prima', photo({ roots: sure, lengths, ends }))
  expect(asked.map(({ zone, doubt }) => [zone, doubt])).toEqual([
    ['roots', null],
    ['lengths', 'no-tone'],
    ['ends', 'two-tones'],
  ])
  expect(zonesToConfirm('prima', photo({ roots: { ...sure, level: 2, levelError: 2.4 } }))[0]?.doubt).toBe('level')
})

test('a head that is uneven only because of the light is confirmed as one colour', () => {
  const at = (level: number): ZoneReading => ({ ...sure, level })
  const even = zonesToConfirm(
    'prima',
    photo({ roots: at(6.2), lengths: { ...at(5), alternativeTone: natural }, ends: at(4.8) }),
  )
  expect(even.map(({ read, doubt }) => [read.level, doubt])).toEqual([
    [5.2, null],
    [5.2, null],
    [5.2, null],
  ])
  const golden: Tone = { primary: 'DORATO', secondary: null, intensity: 'soft' }
  const inLight = { ...at(5), tone: golden }
  const shaded = zonesToConfirm('prima', photo({ roots: { ...at(5), tone: natural }, lengths: inLight }, inLight))
  expect(shaded.map(({ read, otherTone }) => [read.tone, otherTone])).toEqual([
    [golden, natural],
    [golden, null],
  ])
  const either = { ...inLight, alternativeTone: natural }
  const open = zonesToConfirm('prima', photo({ roots: { ...at(5), tone: natural }, lengths: either }, either))
  expect(open.map(({ otherTone, doubt }) => [otherTone, doubt])).toEqual([
    [null, 'two-tones'],
    [null, 'two-tones'],
  ])
  const light = zonesToConfirm('prima', photo({ roots: at(4), lengths: at(6), ends: at(8) }))
  expect(light.map(({ read }) => read.level)).toEqual([4, 6, 8])
})

test('choosing one of two possible reflects applies to all zones that may have it', () => {
  const golden: Tone = { primary: 'DORATO', secondary: null, intensity: 'soft' }
  const open = { ...sure, tone: natural, alternativeTone: golden }
  const dark = { ...sure, level: 1.5, tone: natural }
  const reading = photo({ roots: dark, lengths: open, ends: open }, open)
  const now = zonesToConfirm('prima', reading, BESIDE_A_WISH)
  expect(openTones(now)).toEqual({ zone: 'lengths', tones: [natural, golden] })
  const corrected = { lengths: { level: 6, tone: natural } }
  expect(withOpenTone(now, corrected, 'DORATO')).toEqual({
    lengths: { level: 6, tone: golden },
    ends: { level: 5.2, tone: golden },
  })
  // Dyed hair that keeps its colour counts as golden, undyed hair as it is.
  const dyed = { ...EMPTY_DRAFT, hairType: 'colorati' as const }
  expect(openTones(zonesToConfirm('prima', reading, dyed))?.tones).toEqual([golden, natural])
  expect(openTones(zonesToConfirm('prima', reading))?.tones).toEqual([natural, golden])
  // A photo of the wish is chosen for its reflect.
  expect(openTones(zonesToConfirm('dopo', reading))?.tones).toEqual([golden, natural])
  expect(openTones(zonesToConfirm('prima', photo({ roots: sure })))).toBeNull()
})

test('a reflect that counts as natural, beside natural as the other possibility, leaves nothing to choose', () => {
  const copper: Tone = { primary: 'RAME', secondary: null, intensity: 'full' }
  const shining = { ...sure, level: 4.5, tone: copper, alternativeTone: natural }
  const reading = photo({ roots: shining, lengths: shining, ends: shining }, shining)
  const zones = zonesToConfirm('prima', reading)
  expect(zones.map(({ read }) => read.tone)).toEqual([natural, natural, natural])
  expect(openTones(zones)).toBeNull()
})

test('a photo without zones is confirmed as a whole', () => {
  expect(zonesToConfirm('prima', photo({}))).toMatchObject([{ zone: 'lengths', isWhole: true, read: { level: 5.2 } }])
})

test('an unusable reading is replaced by one colour for all zones of the photo', () => {
  const blurred = photo({ roots: sure, ends: sure })
  const asked = { ...blurred, quality: [{ code: 'blurred', severity: 'problem' }] } as const
  expect(zonesToConfirm('prima', asked)).toMatchObject([{ zone: 'lengths', isWhole: true }])
  const answer = { level: 7, tone: natural }
  expect(ofWhole(asked, answer)).toEqual({ roots: answer, ends: answer, lengths: answer })
})

test('confirming all zones keeps corrections', () => {
  const corrected = { level: 7, tone: natural }
  expect(confirmAll(zonesToConfirm('prima', photo({ roots: sure, ends: sure }), DYED), { ends: corrected })).toEqual({
    roots: { level: 5.2, tone: copper },
    ends: corrected,
  })
})

test('changing the reflect keeps the intensity if both have one', () => {
  const zone = { level: 6, tone: copper }
  expect(withTone(zone, 'ROSSO').tone).toEqual({ primary: 'ROSSO', secondary: null, intensity: 'intense' })
  expect(withTone(zone, 'NATURALE').tone).toEqual(natural)
  expect(withTone(zone, 'BEIGE').tone.intensity).toBe('soft')
  expect(withTone({ level: 6, tone: natural }, 'DORATO').tone.intensity).toBe('full')
  expect(withIntensity(zone, 'pure').tone).toEqual({ ...copper, intensity: 'pure' })
})

test.each([
  [5.2, 5],
  [5.3, 5.5],
  [1, 1],
])('level %d starts the slider at %d', (level, step) => {
  expect(nearestStep(level)).toBe(step)
})

test('a reading confirmed unchanged leads to the plan of the unconfirmed one', () => {
  // Certain readings only: an uncertain dark reading is mixed lighter, and without the reflects that light gives to dark hair. Where zones
  // are further apart than hair is, the outline is doubted until they are confirmed.
  const tone = fc.constantFrom<Tone>(
    natural,
    copper,
    { primary: 'DORATO', secondary: null, intensity: 'soft' },
    { primary: 'CENERE', secondary: 'IRISE', intensity: 'full' },
  )
  const part = fc.record({
    level: fc.integer({ min: 40, max: 100 }).map((tenths) => tenths / 10),
    levelError: fc.constantFrom(0.6, 1.8),
    tone,
    alternativeTone: fc.option(tone),
  })
  const read = fc
    .record({ whole: part, roots: fc.option(part), lengths: part, ends: fc.option(part) })
    .map(({ whole, ...zones }) =>
      photo(
        Object.fromEntries(Object.entries(zones).map(([zone, seen]) => [zone, seen && { ...sure, ...seen }])),
        whole,
      ),
    )
    .filter((seen) => unlikelyStep(seen) === 0)
  fc.assert(
    fc.property(
      fc.option(read),
      read,
      fc.constantFrom(null, ...HAIR_TYPES),
      fc.constantFrom(null, 2),
      fc.boolean(),
      (prima, other, hairType, regrowthCm, isWished) => {
        const photos = isWished ? { prima, dopo: other } : { prima: other, dopo: null }
        // The card shows darker ends as measured: without an answer the plan treats them like the lengths, and has a question.
        const { photos: added } = isWished ? BESIDE_A_WISH : EMPTY_DRAFT
        const answers = { hairType, details: { ...emptyDetails, regrowthCm, endsDarker: true }, photos: added }
        const selectors = { hairType, base: null, condition: null }
        const plannedFor = (of: (slot: 'prima' | 'dopo') => Reading | null) => {
          const situation = buildSituation({
            prima: of('prima'),
            dopo: of('dopo'),
            selectors,
            details: answers.details,
          })
          if ('ok' in situation) return situation
          const { current, goal } = situation
          return ZONES.map((zone) => [
            { ...current[zone], levelError: null },
            { ...goal.zones[zone], levelError: null },
          ])
        }
        const confirmed = (slot: 'prima' | 'dopo') =>
          photos[slot] && confirmReading(photos[slot], confirmAll(zonesToConfirm(slot, photos[slot], answers), null))
        expect(plannedFor(confirmed)).toEqual(plannedFor((slot) => photos[slot]))
      },
    ),
    { numRuns: cases({ gate: 500, prove: 50_000 }), seed: testSeed },
  )
})

test('zones are one row only where all read the same', () => {
  const alike = zonesToConfirm('prima', photo({ roots: sure, lengths: sure, ends: sure }), DYED)
  expect(alike).toHaveLength(3)
  expect(areAlike(alike)).toBe(true)
  const lighter = { ...sure, level: 9 }
  expect(areAlike(zonesToConfirm('prima', photo({ roots: sure, lengths: sure, ends: lighter })))).toBe(false)
})
