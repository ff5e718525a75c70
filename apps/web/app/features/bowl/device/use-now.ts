import { useEffect, useState } from 'react'

/** Milliseconds between two looks at the clock. */
const BEAT = 250

/** The time, in milliseconds since 1970, while `ticking`; right again as soon as a tab or a tablet wakes up. */
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
