import { SECOND_MS } from './clock.ts'

/** One Ctrl-C arrives several times: from the terminal, from npm and from the start script. */
const SAME_SIGNAL_MS = SECOND_MS

/** What a shell reports for a program ended by Ctrl-C. */
const INTERRUPTED = 130

/** Stops the process when it is asked to: with `stop` first, at once when it is asked again. */
export function onStopSignal(stop: () => Promise<void>): void {
  let askedAt: number | null = null
  const asked = () => {
    if (askedAt !== null) {
      if (performance.now() - askedAt > SAME_SIGNAL_MS) process.exit(INTERRUPTED)
      return
    }
    askedAt = performance.now()
    // A stop that fails ends the process as any unhandled rejection does: with its stack and status 1.
    void stop().then(() => process.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, asked)
}
