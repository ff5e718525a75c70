import { emptyDetails } from '@riflesso/colorimetry'
import { describe, expect, test } from 'vitest'
import { HOUR_MS } from '#platform/clock'
import { cardSafety, withCard } from './card-safety.ts'

const now = new Date('2026-03-02T09:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
const nothing = { birthDate: null, colourAllergy: null, burn: null, patchTests: [] }
const silent = { under16: null, allergy: null, patchTest: null, patchTestAgeHours: null, scalpClosed: false }

describe('the safety answers of a card', () => {
  test.each([
    ['2010-03-02', false],
    ['2010-03-03', true],
    ['1980-01-01', false],
    [null, null],
  ])('born %s, under 16 is %s', (birthDate, under16) => {
    expect(cardSafety({ ...nothing, birthDate }, now)).toEqual({ ...silent, under16 })
  })

  test('the safety answers of a card change with the day in Italy', () => {
    const birthDate = '2010-03-03'
    expect(cardSafety({ ...nothing, birthDate }, new Date('2026-03-02T22:59:00Z')).under16).toBe(true)
    expect(cardSafety({ ...nothing, birthDate }, new Date('2026-03-02T23:00:00Z')).under16).toBe(false)
  })

  test.each([
    ['no test', [], null, null],
    ['one that was not read', [{ appliedAt: hoursAgo(50), result: null }], 'non-eseguito', null],
    ['one read', [{ appliedAt: hoursAgo(50), result: 'negativo' }], 'negativo', 50],
    [
      'the newest of those read',
      [
        { appliedAt: hoursAgo(10), result: null },
        { appliedAt: hoursAgo(100), result: 'negativo' },
        { appliedAt: hoursAgo(9000), result: 'negativo' },
      ],
      'negativo',
      100,
    ],
    [
      'a positive one before any later one',
      [
        { appliedAt: hoursAgo(100), result: 'negativo' },
        { appliedAt: hoursAgo(9000), result: 'positivo' },
      ],
      'positivo',
      9000,
    ],
  ] as const)('of %s', (_name, patchTests, patchTest, patchTestAgeHours) => {
    expect(cardSafety({ ...nothing, patchTests }, now)).toEqual({ ...silent, patchTest, patchTestAgeHours })
  })
})

describe('declared answers merged with the card', () => {
  const merged = (card: Partial<typeof silent | object>, declared: object) =>
    withCard({ ...emptyDetails, safety: { ...emptyDetails.safety, ...declared } }, { ...silent, ...card }).safety

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

  const burn = { at: '2026-03-01T09:00:00.000Z', onHead: [], sign: null, userId: 'u1' }

  test('a scalp that burned is closed for colour until it is sound, whatever is declared', () => {
    const closed = cardSafety({ ...nothing, burn: { ...burn, soundAt: null } }, now)
    expect(closed.scalpClosed).toBe(true)
    expect(merged(closed, { scalp: 'sana' }).scalp).toBe('lesionata')
    const sound = cardSafety({ ...nothing, burn: { ...burn, soundAt: '2026-03-02T09:00:00.000Z' } }, now)
    expect(merged(sound, { scalp: 'sana' }).scalp).toBe('sana')
    expect(merged(sound, { scalp: 'irritata' }).scalp).toBe('irritata')
  })

  test('merging with the card keeps all other declared answers', () => {
    const details = { ...emptyDetails, whiteShare: 0.3, safety: { ...emptyDetails.safety, pregnancy: true } }
    expect(withCard(details, silent)).toEqual(details)
  })
})
