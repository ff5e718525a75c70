import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { offlineCopy as copy } from '~/copy/offline.ts'
import { isOffline, watchConnection } from './connection.ts'
import styles from './offline-notice.module.css'

/** Says that what is shown is a copy, and asks for everything anew when the connection is back. */
export function OfflineNotice() {
  const offline = useSyncExternalStore(watchConnection, isOffline, () => false)
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!offline) return
    const again = () => void queryClient.invalidateQueries()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
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
