import { useEffect } from 'react'

/**
 * Keeps the screen awake while mounted, where the browser can. The system takes the lock away with the page out of sight;
 * it is asked for again when the page comes back.
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
        // A low battery refuses it: the timers run by the clock all the same.
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
