import type { BowlSession } from './bowl-session.ts'
import { isRinging, leftMs, timerState } from './timer.ts'

/** A timer that has been started: whose it is, which phase, what is left. */
export type StartedTimer = {
  readonly analysisId: string
  readonly index: number
  readonly left: number
  readonly running: boolean
  readonly ringing: boolean
}

/** Every timer that runs, stands paused or is over, the one that ends (or ended) first in front. */
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
