import { onTestFinished } from 'vitest'

/**
 * Records the delays, in milliseconds, of the timers that the app sets, in order. Timers with one of the `hurried` delays run
 * immediately.
 */
export function watchTimers(...hurried: readonly number[]): readonly number[] {
  const delays: number[] = []
  const set = window.setTimeout
  const watching = (run: TimerHandler, delay = 0, ...rest: unknown[]) => {
    delays.push(delay)
    return set(run, hurried.includes(delay) ? 0 : delay, ...rest)
  }
  window.setTimeout = watching as typeof window.setTimeout
  onTestFinished(() => {
    window.setTimeout = set
  })
  return delays
}
