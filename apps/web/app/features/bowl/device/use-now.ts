import { useEffect, useState } from 'react'

/** Tick interval, milliseconds. */
const BEAT = 250

/** Current time in milliseconds since 1970, updated while `ticking` and when the page becomes visible. */
export function useNow(ticking: boolean): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!ticking) return
    const look = () => setNow(Date.now())
    look()
    const timer = setInterval(look, BEAT)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [ticking])
  return now
}
