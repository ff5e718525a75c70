import { useSyncExternalStore } from 'react'
import { createStoredText } from '~/store.ts'

/** Closed services that the server has not confirmed, as text. Cleared on sign-out. */
export const storedWaiting = createStoredText('services-to-send')

/** Whether a closed service is queued. */
export const useIsAnyWaiting = (): boolean =>
  useSyncExternalStore(
    storedWaiting.watch,
    () => storedWaiting.get() !== null,
    () => false,
  )
