import type { BowlSession } from './bowl-session.ts'
import { isRinging, leftMs, timerState } from './timer.ts'

/** A started timer with client, phase and remaining time. */
export type StartedTimer = {
  readonly analysisId: string
  readonly index: number
  readonly left: number
  readonly running: boolean
  readonly ringing: boolean
}

/** All running, paused and ended timers, sorted by end. */
export const startedTimers = (sessions: readonly BowlSession[], now: number): StartedTimer[] =>
  sessions
    .flatMap(({ analysisId, phases }) =>
      phases.flatMap(({ timer }, index) => {
        if (timer === null || timerState(timer, now) === 'ready') return []
        const running = timerState(timer, now) === 'running'
        return [{ analysisId, index, left: leftMs(timer, now), running, ringing: isRinging(timer, now) }]
      }),
    )
    .sort((one, other) => one.left - other.left)
