import { useEffect, useEffectEvent } from 'react'

/** Retry interval: the 'online' event can precede a working connection. */
const RETRY_INTERVAL_MS = 10_000

/** While `isActive`, calls `retry` at an interval and when the browser is online again. */
export function useRetry(isActive: boolean, retry: () => void): void {
  const onRetry = useEffectEvent(retry)
  useEffect(() => {
    if (!isActive) return
    const again = () => onRetry()
    const timer = setInterval(again, RETRY_INTERVAL_MS)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [isActive])
}
