import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { offlineCopy as copy } from '~/copy/offline.ts'
import { isOffline, watchConnection } from './connection.ts'
import { useRetry } from './use-retry.ts'

/** Notice that copies are shown; refetches until the server responds. */
export function OfflineNotice() {
  const offline = useSyncExternalStore(watchConnection, isOffline, () => false)
  const queryClient = useQueryClient()
  const retry = () => void queryClient.invalidateQueries()
  useRetry(offline, retry)
  return (
    <div
      className="fixed z-140 right-4 bottom-4 left-4 grid justify-items-center pointer-events-none max-md:bottom-[calc(5.5rem_+_var(--lower-edge))]"
      role="status"
    >
      {offline ? (
        <p className="py-2.5 px-4.5 border border-line rounded-card bg-warning-tint shadow-float text-ink pointer-events-auto">
          {copy.notice}{' '}
          <button
            className="p-1 border-0 bg-transparent text-warning cursor-pointer font-semibold underline"
            type="button"
            onClick={retry}
          >
            {copy.retry}
          </button>
        </p>
      ) : null}
    </div>
  )
}
