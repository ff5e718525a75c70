import { useEffect } from 'react'
import { ring } from './alarm.ts'

/** Interval between rings, milliseconds. */
const RING_INTERVAL_MS = 4000

/** Rings while there is a message, and shows it in the title of the tab. */
export function useAlarm(words: string | null): void {
  useEffect(() => {
    if (words === null) return
    const title = document.title
    document.title = `⏰ ${words}`
    ring()
    const timer = setInterval(ring, RING_INTERVAL_MS)
    return () => {
      clearInterval(timer)
      document.title = title
    }
  }, [words])
}
