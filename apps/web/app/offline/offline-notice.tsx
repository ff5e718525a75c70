import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { offlineCopy as copy } from '~/copy/offline.ts'
import { isOffline, watchConnection } from './connection.ts'
import styles from './offline-notice.module.css'

/** Retry interval: the 'online' event can precede a working connection. */
const RETRY_INTERVAL_MS = 10_000

/** Notice that copies are shown; refetches until the server responds. */
export function OfflineNotice() {
  const offline = useSyncExternalStore(watchConnection, isOffline, () => false)
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!offline) return
    const again = () => void queryClient.invalidateQueries()
    const timer = setInterval(again, RETRY_INTERVAL_MS)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [offline, queryClient])
  return (
    <div className={styles.place} role="status">
      {offline ? (
        <p className={styles.notice}>
          {copy.notice}{' '}
          <button className={styles.retry} type="button" onClick={() => void queryClient.invalidateQueries()}>
            {copy.retry}
          </button>
        </p>
      ) : null}
    </div>
  )
}
