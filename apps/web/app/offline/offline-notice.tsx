import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { offlineCopy as copy } from '~/copy/offline.ts'
import { isOffline, watchConnection } from './connection.ts'
import styles from './offline-notice.module.css'
import { useRetry } from './use-retry.ts'

/** Notice that copies are shown; refetches until the server responds. */
export function OfflineNotice() {
  const offline = useSyncExternalStore(watchConnection, isOffline, () => false)
  const queryClient = useQueryClient()
  const retry = () => void queryClient.invalidateQueries()
  useRetry(offline, retry)
  return (
    <div className={styles.place} role="status">
      {offline ? (
        <p className={styles.notice}>
          {copy.notice}{' '}
          <button className={styles.retry} type="button" onClick={retry}>
            {copy.retry}
          </button>
        </p>
      ) : null}
    </div>
  )
}
