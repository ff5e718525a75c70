import type { QueryClient } from '@tanstack/react-query'
import { isSessionFresh } from '~/api/session-rest.ts'
import { isOffline } from './connection.ts'
import { forgetCopies } from './copies.ts'

/** Milliseconds between two looks at the clock. */
const MINUTE = 60 * 1000

/**
 * Forgets copies whose time is over, now, every minute and whenever the app is looked at again, and takes those that are shown
 * off the screen. Returns how to stop.
 */
export function endCopiesInTime(queryClient: QueryClient): () => void {
  let ended = false
  const look = () => {
    const over = !isSessionFresh()
    if (over && !ended) {
      void forgetCopies().catch(() => undefined)
      if (isOffline()) void queryClient.resetQueries()
    }
    ended = over
  }
  look()
  const timer = setInterval(look, MINUTE)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
