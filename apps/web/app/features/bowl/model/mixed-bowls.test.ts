import { expect, test } from 'vitest'
import { bowlPhase, bowlSession, NOON } from '~/testing/bowls.ts'
import type { BowlSession } from './bowl-session.ts'
import { mixedOf } from './mixed-bowls.ts'
import { newTimer, pauseTimer, silenceTimer, startTimer } from './timer.ts'

const MINUTE = 60_000

const line = (quantity: number, developer: number | null) => ({
  prodotto: developer === null ? 'Crema colore 7.4' : 'Ossidante',
  quantita_g: developer === null ? quantity : null,
  quantita_ml: developer === null ? null : quantity,
  ossidante_vol: developer,
  rapporto_miscelazione: developer === null ? null : '1:1,5',
})

const session = (change: Partial<BowlSession['phases'][number]> = {}): BowlSession =>
  bowlSession([{ ...bowlPhase('Radici', 35, { formula: [line(40, null), line(60, 20)] }), ...change }])

test('a proposed bowl has its scaled amounts, developer and time', () => {
  expect(mixedOf(session(), NOON)).toEqual([{ phase: 0, grams: [40, 60], developerVolume: 20, minutes: 35 }])
  expect(mixedOf(session({ factor: 1.5 }), NOON)?.[0]?.grams).toEqual([60, 90])
})

test('a timer stopped early gives its elapsed time, one that ended its full time', () => {
  const started = startTimer(newTimer(35), NOON)
  const stopped = pauseTimer(started, NOON + 28 * MINUTE)
  expect(mixedOf(session({ timer: stopped }), NOON + 50 * MINUTE)?.[0]?.minutes).toBe(28)
  expect(mixedOf(session({ timer: silenceTimer(started) }), NOON + 50 * MINUTE)?.[0]?.minutes).toBe(35)
})

test('a plan that was changed midway proposes nothing', () => {
  const { phases } = session()
  expect(mixedOf({ ...session(), asPlanned: phases }, NOON)).toBeNull()
})
