import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { offlineCopy as copy } from '~/copy/offline.ts'
import { Button } from '~/ui/button.tsx'
import { isOffline, watchConnection } from './connection.ts'
import { useServiceWorker } from './service-worker.ts'
import { useRetry } from './use-retry.ts'

/** On a phone above the bottom bar. */
const placeStyle = 'fixed inset-x-4 bottom-4 grid pointer-events-none max-md:bottom-[calc(5.5rem_+_var(--lower-edge))]'

/** Notice that copies are shown; refetches until the server responds. */
export function OfflineNotice() {
  const offline = useSyncExternalStore(watchConnection, isOffline, () => false)
  const queryClient = useQueryClient()
  const retry = () => void queryClient.invalidateQueries()
  useRetry(offline, retry)
  return (
    <div className={`${placeStyle} z-140 justify-items-center`} role="status">
      {offline ? (
        <p
          data-offline
          className="py-2.5 px-4.5 border border-line rounded-card bg-warning-tint shadow-float text-ink pointer-events-auto"
        >
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

/** Notice of a waiting version, which the user activates. */
export function UpdateNotice() {
  const takeOver = useServiceWorker()
  return (
    <div className={`${placeStyle} z-145 justify-items-end`} role="status">
      {takeOver ? (
        <div className="flex max-w-120 items-center py-3.5 px-4.5 border border-line rounded-card bg-card shadow-float gap-4 pointer-events-auto">
          <p>
            <b>{copy.update.title}</b>
            <br />
            {copy.update.text}
          </p>
          <Button size="sm" onClick={takeOver}>
            {copy.update.action}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
