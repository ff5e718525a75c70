import { useEffect } from 'react'
import { ring } from './alarm.ts'

/** Milliseconds from one ringing to the next. */
const PAUSE = 4000

/** Rings while there is something to say, which stands in the title of the tab as long. */
export function useAlarm(words: string | null): void {
  useEffect(() => {
    if (words === null) return
    const title = document.title
    document.title = `⏰ ${words}`
    ring()
    const timer = setInterval(ring, PAUSE)
    return () => {
      clearInterval(timer)
      document.title = title
    }
  }, [words])
}
