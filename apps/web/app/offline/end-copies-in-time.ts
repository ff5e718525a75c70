import type { QueryClient } from '@tanstack/react-query'
import { isSessionFresh } from '~/api/session-rest.ts'
import { isOffline } from './connection.ts'
import { forgetCopies } from './copies.ts'

/** Interval of the check, milliseconds. */
const MINUTE = 60 * 1000

/**
 * Deletes expired copies now, every minute and whenever the page becomes visible, and removes them from the screen. Returns
 * the function that stops it.
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
