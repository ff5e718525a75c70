import { expect, test } from 'vitest'
import { bowlPhase, bowlSession, NOON } from '~/testing/bowls.ts'
import {
  type BowlSession,
  heldBy,
  isBegun,
  isUnnoted,
  sessionFor,
  toggleLine,
  withAnswers,
  withPhase,
  withTimer,
} from './bowl-session.ts'
import { startTimer } from './timer.ts'

const session = (option: BowlSession['option'] = 'equilibrata'): BowlSession =>
  bowlSession([bowlPhase('Radici', 35), bowlPhase('Radici', 5)], {
    option,
    client: 'Anna Bellini',
    clientId: 'c1',
    safetyToday: 'valid',
    colorName: 'Biondo scuro rame',
  })

test('each phase has its own timer', () => {
  const both = [0, 1].reduce((now, index) => withTimer(now, index, (timer) => startTimer(timer, NOON)), session())
  expect(both.phases.map(({ timer }) => timer?.endsAt)).toEqual([NOON + 35 * 60_000, NOON + 5 * 60_000])
})

test('a line can be ticked and unticked', () => {
  const ticked = toggleLine(toggleLine(session(), 1, 0), 1, 2)
  expect(ticked.phases[1]?.done).toEqual([0, 2])
  expect(toggleLine(ticked, 1, 0).phases[1]?.done).toEqual([2])
  expect(ticked.phases[0]?.done).toEqual([])
})

test('a started session is resumed, an unstarted one follows the archive', () => {
  const [stored, fresh] = [session(), session('prudente')]
  expect(sessionFor(stored, null, NOON)).toBe(stored)
  expect(sessionFor(null, fresh, NOON)).toBe(fresh)
  expect(sessionFor(stored, session(), NOON)).toBe(stored)
  expect(sessionFor(stored, fresh, NOON)).toEqual(fresh)
  for (const begun of [
    toggleLine(stored, 0, 0),
    withPhase(stored, 0, (phase) => ({ ...phase, factor: 1.5 })),
    withTimer(stored, 1, (timer) => startTimer(timer, NOON)),
  ]) {
    expect(isBegun(begun, NOON)).toBe(true)
    expect(sessionFor(begun, fresh, NOON)).toBe(begun)
  }
})

test('an unstarted session follows the archive to another formula of the same option', () => {
  const stored = session()
  const planned = withPhase(stored, 0, ({ phase, ...bowl }) => ({ ...bowl, phase: { ...phase, tempo_posa_min: 20 } }))
  expect(sessionFor({ ...stored, testConfirmed: true }, planned, NOON)).toEqual({ ...planned, testConfirmed: true })
  const begun = toggleLine(stored, 0, 0)
  expect(sessionFor(begun, planned, NOON)).toBe(begun)
})

test('an unstarted session waits for the patch test, until it is confirmed', () => {
  const missing: BowlSession = { ...session(), safetyToday: 'missing' }
  expect(heldBy({ ...missing, safetyToday: null }, NOON)).toBe(null)
  expect(heldBy(missing, NOON)).toBe('missing')
  expect(heldBy({ ...missing, testConfirmed: true }, NOON)).toBe(null)
  expect(heldBy(toggleLine(missing, 0, 0), NOON)).toBe(null)
})

test('with a negative test an unstarted session waits for the questions, and a yes makes the test due', () => {
  const valid = session()
  expect(heldBy(valid, NOON)).toBe('valid')
  const no = { reaction: false, scalpBroken: false, news: false }
  const clear = withAnswers(valid, no, NOON)
  expect([heldBy(clear, NOON), isUnnoted(clear)]).toEqual([null, true])
  const changed = withAnswers(valid, { ...no, news: true }, NOON)
  expect([heldBy(changed, NOON), heldBy({ ...changed, asked: null }, NOON)]).toEqual(['due', 'due'])
  expect(withAnswers({ ...valid, clientId: null }, no, NOON).asked).toBe(null)
  // The answers outlast the day until they are on the card.
  expect(sessionFor(changed, valid, NOON + 25 * 3_600_000)).toEqual({ ...valid, asked: changed.asked })
})

test.each(['positive', 'allergy', 'under-16'] as const)('%s blocks a session until a clock runs', (safetyToday) => {
  const forbidden: BowlSession = { ...session(), safetyToday, testConfirmed: true }
  expect(heldBy(toggleLine(forbidden, 0, 0), NOON)).toBe(safetyToday)
  expect(
    heldBy(
      withTimer(forbidden, 0, (timer) => startTimer(timer, NOON)),
      NOON,
    ),
  ).toBe(null)
})

test("a stored session is updated with today's safety", () => {
  expect(sessionFor({ ...session(), safetyToday: 'missing' }, session(), NOON)).toEqual(session())
})

test('a session of another day is replaced by the archive, including its confirmation', () => {
  const yesterday: BowlSession = { ...toggleLine(session(), 0, 0), testConfirmed: true }
  expect(sessionFor(yesterday, session(), NOON + 24 * 3_600_000)).toEqual(session())
})
