import { onTestFinished } from 'vitest'

/**
 * The delays, in milliseconds, of every timer that the app sets from now on, in their order. Timers of a `hurried` delay run at
 * once: a test looks at what follows without waiting for it.
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
