import type { Clock } from '#platform/clock'

export type TestClock = Clock & {
  /** Advances the time. */
  readonly advance: (milliseconds: number) => void
}

/** A clock that stops until it is advanced. */
export function createTestClock(start = '2026-03-02T09:00:00.000Z'): TestClock {
  let now = new Date(start).getTime()
  return Object.assign(() => new Date(now), {
    advance: (milliseconds: number) => {
      now += milliseconds
    },
  })
}
