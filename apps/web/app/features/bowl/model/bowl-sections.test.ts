import { type Phase, sessionClock, TECHNIQUES } from '@riflesso/colorimetry'
import { expect, test } from 'vitest'
import { nextFirstLook, nextToRinse, onHairMs, sectionsOf, withNextRinsed } from './bowl-sections.ts'
import { type BowlPhase, newPhase, withTimerReset } from './bowl-session.ts'
import { isRinging, leftMs, startTimer, type Timer } from './timer.ts'

const NOON = Date.UTC(2026, 3, 5, 12)
const MINUTE = 60_000

const foils: Phase = {
  kind: 'bleach',
  zones: ['roots', 'lengths', 'ends'],
  products: [{ class: 'BLEACH', shade: null, grams: 50 }],
  developer: { volume: 20, percent: 6, grams: 100 },
  dilutionGrams: 0,
  ratio: '1:2',
  minutes: 35,
  minutesRange: [30, 45],
  checkEveryMinutes: 5,
  stopAtLevel: 9,
  bondGrams: 6,
  application: [...TECHNIQUES.meches.application, 'rinse', 'shampoo-acid'],
  reasons: [],
}
const toner: Phase = { ...foils, kind: 'tone', products: [{ class: 'TONER', shade: '9.1', grams: 40 }], minutes: 10 }

const { sections, ...clock } = sessionClock([foils, toner], TECHNIQUES.meches, {
  length: 'medio',
  density: 'media',
  fibre: 'media',
})
const written = {
  ...clock,
  steps: clock.steps.map((step) => ({ ...step, testo: '' })),
  sections: sections.map((section) => ({ ...section, testo: '' })),
}
const own = sectionsOf(written, 0)

const phase = newPhase({ titolo: 'Decolorazione', formula: [], tempo_posa_min: 35, istruzioni: [], motivi: [] }, own)
const running = (bowl: BowlPhase): BowlPhase & { readonly timer: Timer } => {
  if (bowl.timer === null) throw new Error('a timed bowl')
  return { ...bowl, timer: startTimer(bowl.timer, NOON) }
}

test('a bowl shows the sections of the clock, counted from its first strand', () => {
  const foiled = sections.filter((section) => section.phase === 0)
  expect(own.length).toBeGreaterThanOrEqual(4)
  expect(own.map(({ number }) => number)).toEqual(foiled.map(({ number }) => number))
  const start = foiled[0]?.applied[0] ?? 0
  expect(own.map(({ look, rinsed }) => [look, rinsed])).toEqual(
    foiled.map(({ looks: [look = 0], rinsed }) => [look - start, rinsed[0] - start]),
  )
  expect(own[0]?.applied[0]?.from).toBe(0)
  // A toner is one section and needs no list.
  expect(sectionsOf(written, 1)).toEqual([])
})

test('the timer of a bowl in sections rings for the rinse of each one, after the minutes of the plan on its hair', () => {
  let bowl = running(phase)
  for (const section of own) {
    const due = NOON + section.rinsed * MINUTE
    expect(nextToRinse(bowl)).toBe(section)
    expect(isRinging(bowl.timer, due - 1)).toBe(false)
    expect(isRinging(bowl.timer, due)).toBe(true)
    expect(onHairMs(bowl, due)).toBe(35 * MINUTE)
    bowl = { ...withNextRinsed(bowl), timer: withNextRinsed(bowl).timer ?? bowl.timer }
  }
  expect(nextToRinse(bowl)).toBe(null)
  expect(isRinging(bowl.timer, NOON + 1000 * MINUTE)).toBe(false)
})

test('the next first look is that of the first section still to be looked at', () => {
  const bowl = running(phase)
  expect(nextFirstLook(bowl, NOON)).toEqual({ number: 1, of: own.length, left: (own[0]?.look ?? 0) * MINUTE })
  const later = NOON + (own[0]?.look ?? 0) * MINUTE
  expect(nextFirstLook(bowl, later)?.number).toBe(2)
  expect(nextFirstLook({ ...bowl, timer: { ...bowl.timer, endsAt: null } }, later)).toBe(null)
})

test('a section that is rinsed early leaves the following ones their own time', () => {
  const early = withNextRinsed(running(phase))
  const [, second] = own
  expect(early.timer && leftMs(early.timer, NOON)).toBe((second?.rinsed ?? 0) * MINUTE)
})

test('a reset starts again with the first section', () => {
  const moved = withNextRinsed(running(phase))
  expect(withTimerReset(moved)).toEqual(phase)
})
