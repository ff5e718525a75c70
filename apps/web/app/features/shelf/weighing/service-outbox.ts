import { serviceFields } from '@riflesso/contract'
import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { ApiError } from '~/api/api-error.ts'
import { createStoredList } from '~/stored-list.ts'
import { type ServiceBody, sendService } from '../api/service.ts'
import { storedWaiting } from './waiting-store.ts'

type Waiting = { readonly analysisId: string; readonly body: ServiceBody }

const stored = createStoredList<Waiting>(storedWaiting, z.object({ analysisId: z.string(), body: serviceFields }))

export const useWaitingServices = (): readonly Waiting[] => useSyncExternalStore(stored.watch, stored.get)

/** Whether the closed service of an analysis is queued. */
export const isWaiting = (analysisId: string): boolean => stored.get().some((each) => each.analysisId === analysisId)

/** False once it was sent, undone, or deleted with the session. */
export const stillWaits = (key: string): boolean => stored.get().some(({ body }) => body.key === key)

const without = (key: string) => stored.get().filter(({ body }) => body.key !== key)

/** Statuses after which the same call may succeed later: no session, a timeout, too many calls. */
const TEMPORARY = [401, 408, 429]

/** Whether the server permanently rejected the closing. Offline (0) and errors of the server or a proxy are temporary. */
const isRejected = (error: unknown): boolean =>
  !(error instanceof ApiError) || (error.status >= 400 && error.status < 500 && !TEMPORARY.includes(error.status))

/**
 * Closes a service. Its key is stored before sending, so that after a lost response or a closed app the same closing is repeated,
 * which the server books once. Returns null if it stays queued, without a final response.
 *
 * @throws ApiError if the server rejects it
 */
export async function closeOnce(waiting: Waiting) {
  stored.set([...without(waiting.body.key), waiting])
  try {
    const { service } = await sendService(waiting.analysisId, waiting.body)
    stored.set(without(waiting.body.key))
    return service
  } catch (error) {
    if (!isRejected(error)) return null
    stored.set(without(waiting.body.key))
    throw error
  }
}

/** Undoes a closing that was not sent yet. */
export const withdraw = (key: string): void => stored.set(without(key))
