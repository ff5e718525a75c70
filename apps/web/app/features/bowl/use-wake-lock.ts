import { useEffect } from 'react'

/**
 * Keeps the screen awake while mounted, where supported. The system releases the lock while the page is hidden; it is
 * requested again when the page becomes visible.
 */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | null = null
    let over = false
    const request = async () => {
      if (document.visibilityState !== 'visible' || (lock !== null && !lock.released)) return
      try {
        lock = await navigator.wakeLock.request('screen')
        if (over) await lock.release()
      } catch {
        // Can be denied on low battery; timers do not depend on it.
      }
    }
    const again = () => void request()
    void request()
    document.addEventListener('visibilitychange', again)
    return () => {
      over = true
      document.removeEventListener('visibilitychange', again)
      void lock?.release()
    }
  }, [])
}
