import { expect, test } from 'vitest'
import { bowlPhase, bowlSession, NOON } from '~/testing/bowls.ts'
import { type BowlSession, bowlSessionSchema, sessionFor } from './bowl-session.ts'
import {
  besideBurn,
  burnToNote,
  isClosedElsewhere,
  isScalpClosed,
  mayBeMistake,
  withBurn,
  withNoted,
  withoutBurn,
  withSign,
  withSoundScalp,
} from './burn.ts'
import { isRinging, startTimer, timerState } from './timer.ts'

const MINUTE = 60_000

const session = bowlSession(
  [bowlPhase('Decolorazione', 35), bowlPhase('Radici', 20), bowlPhase('Tonalizzazione', 10)],
  { client: 'Anna Bellini', clientId: 'c1', safetyToday: 'valid', current: 2 },
)

/** The first two bowls on the head: one still processes, the other has ended and rings. */
const onHead: BowlSession = {
  ...session,
  phases: session.phases.map((each, index) =>
    index < 2 && each.timer ? { ...each, timer: startTimer(each.timer, NOON) } : each,
  ),
}
const LATER = NOON + 25 * MINUTE

test('when it burns all clocks stop, and what was on is noted with its minutes', () => {
  const burned = withBurn(onHead, 'Marta', LATER)
  expect(burned.burn).toMatchObject({
    at: LATER,
    by: 'Marta',
    onHead: [
      { titolo: 'Decolorazione', minutes: 25 },
      { titolo: 'Radici', minutes: 25 },
    ],
    sign: null,
  })
  expect(burned.phases.map(({ timer }) => timer && timerState(timer, LATER + MINUTE))).toEqual([
    'paused',
    'paused',
    'ready',
  ])
  expect(burned.phases.some(({ timer }) => timer && isRinging(timer, LATER + 60 * MINUTE))).toBe(false)
})

test('without a clock the open bowl is what was on', () => {
  expect(withBurn(session, null, LATER).burn?.onHead).toEqual([{ titolo: 'Tonalizzazione', minutes: 0 }])
})

test('the scalp stays closed until somebody says that it is sound, across a reload', () => {
  const seen = withSign(withBurn(onHead, null, LATER), 'redness')
  expect(isScalpClosed(bowlSessionSchema.parse(JSON.parse(JSON.stringify(seen))))).toBe(true)
  const sound = withSoundScalp(seen, LATER + 30 * MINUTE)
  expect(isScalpClosed(sound)).toBe(false)
  expect(sound.burn).toMatchObject({ sign: 'redness', soundAt: LATER + 30 * MINUTE })
  expect(isScalpClosed(session)).toBe(false)
})

test('a tap by mistake leaves the clocks as if they had never stopped', () => {
  expect(withoutBurn(withBurn(onHead, 'Marta', LATER))).toEqual(onHead)
})

test('a burn is noted on the card once it is no mistake, and again when it changes', () => {
  const burned = withBurn(onHead, 'Marta', LATER)
  const { burn } = burned
  if (burn === null) throw new Error('a burn')
  expect(mayBeMistake(burn, LATER + MINUTE - 1)).toBe(true)
  expect(burnToNote(burned, LATER + MINUTE - 1)).toBeNull()
  const due = burnToNote(burned, LATER + MINUTE)
  expect(due).toMatchObject({ clientId: 'c1', burn: { at: new Date(LATER).toISOString(), sign: null, soundAt: null } })
  if (due === null) throw new Error('a note')
  const noted = withNoted(burned, due.burn, 'card', LATER + MINUTE)
  expect(burnToNote(noted, LATER + 2 * MINUTE)).toBeNull()
  // Seen at once: it is no mistake.
  const seen = withSign(noted, 'swelling')
  expect(burnToNote(seen, LATER + 2 * MINUTE)?.burn.sign).toBe('swelling')
  // What was sent meanwhile is older.
  expect(withNoted(seen, due.burn, 'card', LATER + 2 * MINUTE)).toBe(seen)
})

test('without a client, or without the consent, a burn stays on the device', () => {
  const anonymous = withBurn({ ...onHead, clientId: null }, null, LATER)
  expect(anonymous.burn?.noted).toBe('device')
  expect(burnToNote(withSign(anonymous, 'redness'), LATER + 5 * MINUTE)).toBeNull()
})

test('a burn that is not yet noted outlives its session, and a forgotten clock stays within what the card takes', () => {
  const late = withBurn(onHead, null, NOON + 30 * 60 * MINUTE)
  expect(late.burn?.onHead.map(({ minutes }) => minutes)).toEqual([600, 600])
  expect(sessionFor(late, session, NOON + 48 * 60 * MINUTE)).toEqual({ ...session, burn: late.burn })
})

test('other bowls of the client stop and are held as long as the scalp is closed, those of others go on', () => {
  const burned = withBurn(onHead, null, LATER)
  const beside: BowlSession = { ...onHead, analysisId: 'a2' }
  const other: BowlSession = { ...beside, clientId: 'c2' }
  expect(besideBurn(beside, burned, LATER).phases.map(({ timer }) => timer && timerState(timer, LATER))).toEqual([
    'paused',
    'paused',
    'ready',
  ])
  expect(besideBurn(other, burned, LATER)).toBe(other)
  expect(isClosedElsewhere(beside, [burned])).toBe(true)
  expect(isClosedElsewhere(other, [burned])).toBe(false)
  expect(isClosedElsewhere(burned, [burned])).toBe(false)
  expect(isClosedElsewhere(beside, [withSoundScalp(burned, LATER)])).toBe(false)
})
