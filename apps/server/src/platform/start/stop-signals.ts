import { SECOND_MS } from '../clock.ts'

/** One Ctrl-C arrives several times: from the terminal, from npm and from the start script. */
const SAME_SIGNAL_MS = SECOND_MS

/** The exit status of a program ended by Ctrl-C. */
const INTERRUPTED = 130

/** Stops the process on a signal: with `stop` first, immediately on a second signal. */
export function onStopSignal(stop: () => Promise<void>): void {
  let askedAt: number | null = null
  const asked = () => {
    if (askedAt !== null) {
      if (performance.now() - askedAt > SAME_SIGNAL_MS) process.exit(INTERRUPTED)
      return
    }
    askedAt = performance.now()
    // A failing `stop` ends the process like any unhandled rejection: with its stack and status 1.
    void stop().then(() => process.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, asked)
}
