import { useEffect, useState } from 'react'

/** Tick interval, milliseconds. */
const TICK_MS = 250

/** Current time in milliseconds since 1970, updated while `ticking` and when the page becomes visible. */
export function useNow(ticking: boolean): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!ticking) return
    const update = () => setNow(Date.now())
    update()
    const timer = setInterval(update, TICK_MS)
    document.addEventListener('visibilitychange', update)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [ticking])
  return now
}
