import type { Seen } from '@riflesso/colorimetry'
import { expect, test } from 'vitest'
import { bowlPhase, bowlSession, NOON } from '~/testing/bowls.ts'
import { type BowlPhase, restarted } from './bowl-session.ts'
import { canAskForAdvice, type Decided, replanned } from './replan.ts'
import { leftMs, startTimer, timerState } from './timer.ts'

const MINUTE = 60_000

const begun = (titolo: string): BowlPhase => {
  const phase = bowlPhase(titolo, 35)
  return { ...phase, timer: phase.timer && startTimer(phase.timer, NOON) }
}

const session = bowlSession([begun('Lunghezze'), begun('Radici'), bowlPhase('Tono', 35)])

const SEEN: Seen = { session: 0, phase: 0, minute: 30, level: 7, trouble: 'not-at-level' }

const decided = (minutes: number, ...rest: readonly string[]): Decided => {
  const answer: Decided['answer'] = {
    trouble: 'not-at-level',
    action: minutes > 0 ? 'go-on' : 'second-application',
    zones: ['lengths'],
    minutes,
    lookAfter: minutes > 0 ? 5 : null,
    titolo: 'Se non arriva',
    testo: 'Continuare.',
    bowls: [],
    result: { shade: '8.0', level: 8, hex: '#B5562B' },
    keepsPromise: true,
  }
  return {
    answer,
    fasi_operative: rest.map((titolo) => bowlPhase(titolo, 35).phase),
    sections: [],
    whatIf: [{ phase: 0, answers: [answer] }],
    nextSessions: [],
  }
}

test('a decision extends the timer of the bowl from the time of the observation', () => {
  const later = NOON + 34 * MINUTE
  const [lengths] = replanned(session, SEEN, decided(10, 'Radici', 'Tono'), later).phases
  expect(lengths?.told).toBe('Continuare.')
  expect(lengths?.timer && leftMs(lengths.timer, later)).toBe(10 * MINUTE)
  expect(lengths?.timer?.totalMs).toBe(44 * MINUTE)
})

test('rinsing a bowl ends its timer without ringing, and other timers continue', () => {
  const { phases } = replanned(session, SEEN, decided(0, 'Ancora', 'Radici', 'Tono'), NOON + MINUTE)
  expect(phases.map(({ phase }) => phase.titolo)).toEqual(['Lunghezze', 'Ancora', 'Radici', 'Tono'])
  const [lengths, again, roots] = phases
  expect(lengths?.timer).toMatchObject({ silenced: true })
  expect(lengths?.timer && timerState(lengths.timer, NOON + MINUTE)).toBe('over')
  expect(roots).toEqual(session.phases[1])
  expect(again && canAskForAdvice({ ...again, timer: roots?.timer ?? null }, NOON + MINUTE)).toBe(true)
})

test('restarting restores the planned formula, also after two decisions', () => {
  const once = replanned(session, SEEN, decided(0, 'Ancora', 'Tono'), NOON + MINUTE)
  const twice = replanned(once, SEEN, decided(0, 'Tono'), NOON + 2 * MINUTE)
  expect(twice.looks).toEqual([SEEN, SEEN])
  const { phases, asPlanned, looks } = restarted(twice)
  expect(looks).toEqual([])
  expect(phases.map(({ phase, told }) => [phase.titolo, told])).toEqual([
    ['Lunghezze', null],
    ['Radici', null],
    ['Tono', null],
  ])
  expect(asPlanned).toBeNull()
})
