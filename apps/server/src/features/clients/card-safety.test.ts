import { emptyDetails } from '@riflesso/colorimetry'
import { describe, expect, test } from 'vitest'
import { HOUR_MS } from '#platform/clock'
import { cardSafety, hoursSinceYes, isTestDue, withCard } from './card-safety.ts'

const now = new Date('2026-03-02T09:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
const nothing = { birthDate: null, colourAllergy: null, burn: null, patchTests: [] }
const test0 = { family: null, asked: null }
const silent = {
  under16: null,
  allergy: null,
  patchTest: null,
  patchTestAgeHours: null,
  patchTestFamily: null,
  testDue: false,
  scalpClosed: false,
}

describe('the safety answers of a card', () => {
  test.each([
    ['2010-03-02', false],
    ['2010-03-03', true],
    ['1980-01-01', false],
    [null, null],
  ])('born %s, under 16 is %s', (birthDate, under16) => {
    expect(cardSafety({ ...nothing, birthDate }, now, false)).toEqual({ ...silent, under16 })
  })

  test('the safety answers of a card change with the day in Italy', () => {
    const birthDate = '2010-03-03'
    expect(cardSafety({ ...nothing, birthDate }, new Date('2026-03-02T22:59:00Z'), false).under16).toBe(true)
    expect(cardSafety({ ...nothing, birthDate }, new Date('2026-03-02T23:00:00Z'), false).under16).toBe(false)
  })

  test.each([
    ['no test', [], null, null],
    ['one that was not read', [{ ...test0, appliedAt: hoursAgo(50), result: null }], 'non-eseguito', null],
    ['one read', [{ ...test0, appliedAt: hoursAgo(50), result: 'negativo' }], 'negativo', 50],
    [
      'the newest of those read',
      [
        { ...test0, appliedAt: hoursAgo(10), result: null },
        { ...test0, appliedAt: hoursAgo(100), result: 'negativo' },
        { ...test0, appliedAt: hoursAgo(9000), result: 'negativo' },
      ],
      'negativo',
      100,
    ],
    [
      'a positive one before any later one',
      [
        { ...test0, appliedAt: hoursAgo(100), result: 'negativo' },
        { ...test0, appliedAt: hoursAgo(9000), result: 'positivo' },
      ],
      'positivo',
      9000,
    ],
  ] as const)('of %s', (_name, patchTests, patchTest, patchTestAgeHours) => {
    expect(cardSafety({ ...nothing, patchTests }, now, false)).toEqual({ ...silent, patchTest, patchTestAgeHours })
  })
})

describe('a negative test on a card counts no longer', () => {
  const no = { at: '2026-02-27T10:00:00.000Z', reaction: false, scalpBroken: false, news: false, userId: 'u1' }
  const today = { ...no, at: '2026-03-02T08:00:00.000Z' }

  test.each([
    ['nothing was asked', null, 24 * 300, false, false],
    ['nothing has changed', [no], 24 * 300, false, false],
    ['after a reaction', [no, { ...today, reaction: true }], 60, false, true],
    ['with a broken scalp', [{ ...today, scalpBroken: true }], 60, false, true],
    ['after a new medicine', [{ ...today, news: true }], 60, false, true],
    ['after a yes that was taken back', [{ ...no, news: true }, today], 100, false, false],
    ['in the week of the test, tested before every use', [today], 60, true, false],
    ['after a colour with it, tested before every use', [no], 72, true, true],
    ['after a yes before it', [{ ...no, news: true }], 60, false, false],
    ['after a yes when it was applied', [{ ...no, news: true }], 71, false, true],
    [
      'after a yes and a no of the same minutes',
      [
        { ...today, news: true },
        { ...today, at: '2026-03-02T08:05:00.000Z' },
      ],
      60,
      false,
      true,
    ],
    ['after more than a week, tested before every use', null, 24 * 7 + 1, true, true],
  ] as const)('%s', (_name, asked, hours, everyUse, due) => {
    const test = { ...test0, appliedAt: hoursAgo(hours), result: 'negativo' as const }
    expect(isTestDue([{ ...test, asked: asked && [...asked] }], now, everyUse)).toBe(due)
    // They may be kept with another test.
    const other = { ...test0, appliedAt: hoursAgo(24 * 400), result: null, asked: asked && [...asked] }
    expect(isTestDue([test, other], now, everyUse)).toBe(due)
  })

  test('a test that counts no longer is to be repeated in an analysis, unless one is declared that was applied after the yes', () => {
    const patchTests = [
      { ...test0, appliedAt: hoursAgo(100), result: 'negativo' as const, asked: [{ ...no, news: true }] },
    ]
    const card = cardSafety({ ...nothing, patchTests }, now, false)
    const yesHoursAgo = hoursSinceYes(patchTests, now)
    expect(yesHoursAgo).toBe(71)
    const declared = (patchTestAgeHours: number | null, since = yesHoursAgo, to = card) => {
      const safety = { ...emptyDetails.safety, patchTest: 'negativo' as const, patchTestAgeHours }
      return withCard({ ...emptyDetails, safety }, to, since).safety.patchTest
    }
    // The same test, as an archived analysis ages it or in whole days; another one before the yes; one after it.
    expect([null, 99.99, 96, 75, 50].map((hours) => declared(hours))).toEqual([
      ...Array(4).fill('da-ripetere'),
      'negativo',
    ])
    // The salon tests before every use.
    expect([declared(96, null), declared(75, null)]).toEqual(['da-ripetere', 'negativo'])
    // The result of the test on the card was taken back.
    expect([declared(null, 71, silent), declared(75, 71, silent)]).toEqual(['da-ripetere', 'da-ripetere'])
  })
})

describe('declared answers merged with the card', () => {
  const merged = (card: Partial<typeof silent | object>, declared: object) =>
    withCard({ ...emptyDetails, safety: { ...emptyDetails.safety, ...declared } }, { ...silent, ...card }, null).safety

  test.each([
    [null, null, null],
    [null, false, false],
    [false, null, false],
    [true, false, true],
    [false, true, true],
    [null, true, true],
  ])('card %s and declared %s give %s, for age and allergy', (card, declared, expected) => {
    const { under16, allergy } = merged({ under16: card, allergy: card }, { under16: declared, allergy: declared })
    expect([under16, allergy]).toEqual([expected, expected])
  })

  const test1 = (patchTest: string | null, patchTestAgeHours: number | null = null) => ({
    patchTest,
    patchTestAgeHours,
  })
  test.each([
    ['the card alone', test1('negativo', 60), test1(null), test1('negativo', 60)],
    ['the answer alone', test1(null), test1('negativo', 60), test1('negativo', 60)],
    ['positive on the card', test1('positivo', 9000), test1('negativo', 60), test1('positivo', 9000)],
    ['positive by answer', test1('negativo', 60), test1('positivo'), test1('positivo')],
    ['the newer of two', test1('negativo', 9000), test1('negativo', 60), test1('negativo', 60)],
    ['the one with a date', test1('negativo', 9000), test1('negativo'), test1('negativo', 9000)],
    ['done on the card, not done by answer', test1('negativo', 60), test1('non-eseguito'), test1('negativo', 60)],
    ['waiting on the card, done by answer', test1('non-eseguito'), test1('negativo', 60), test1('negativo', 60)],
    ['waiting on the card', test1('non-eseguito'), test1(null), test1('non-eseguito')],
  ])('declared answers merged with the card of two sensitivity tests: %s', (_name, card, declared, expected) => {
    const { patchTest, patchTestAgeHours } = merged(card, declared)
    expect({ patchTest, patchTestAgeHours }).toEqual(expected)
  })

  test('the dyes tested are those of the test that counts', () => {
    const declared = { ...test1('negativo', 60), patchTestFamily: 'ossidazione' }
    expect(merged(test1('negativo', 9000), declared).patchTestFamily).toBe('ossidazione')
    expect(merged(test1('negativo', 50), declared).patchTestFamily).toBeUndefined()
  })

  const burn = { at: '2026-03-01T09:00:00.000Z', onHead: [], sign: null, userId: 'u1' }

  test('a scalp that burned is closed for colour until it is sound, whatever is declared', () => {
    const closed = cardSafety({ ...nothing, burn: { ...burn, soundAt: null } }, now, false)
    expect(closed.scalpClosed).toBe(true)
    expect(merged(closed, { scalp: 'sana' }).scalp).toBe('lesionata')
    const sound = cardSafety({ ...nothing, burn: { ...burn, soundAt: '2026-03-02T09:00:00.000Z' } }, now, false)
    expect(merged(sound, { scalp: 'sana' }).scalp).toBe('sana')
    expect(merged(sound, { scalp: 'irritata' }).scalp).toBe('irritata')
  })

  test('merging with the card keeps all other declared answers', () => {
    const details = { ...emptyDetails, whiteShare: 0.3, safety: { ...emptyDetails.safety, pregnancy: true } }
    expect(withCard(details, silent, null)).toEqual(details)
  })
})
