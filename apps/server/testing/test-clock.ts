import type { Clock } from '#platform/clock'

export type TestClock = Clock & {
  /** Moves the time on. */
  readonly advance: (milliseconds: number) => void
}

/** A clock that stands still until it is moved. */
export function createTestClock(start = '2026-03-02T09:00:00.000Z'): TestClock {
  let now = new Date(start).getTime()
  return Object.assign(() => new Date(now), {
    advance: (milliseconds: number) => {
      now += milliseconds
    },
  })
}
