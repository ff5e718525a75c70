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

/** Whether the closed service of an analysis waits to be sent. */
export const isWaiting = (analysisId: string): boolean => stored.get().some((each) => each.analysisId === analysisId)

/** False once it was sent, taken back, or deleted with the session. */
export const stillWaits = (key: string): boolean => stored.get().some(({ body }) => body.key === key)

const without = (key: string) => stored.get().filter(({ body }) => body.key !== key)

/** Statuses after which the same call may succeed later: no session, a timeout, too many calls. */
const TEMPORARY = [401, 408, 429]

/** Whether the server rejected the closing for good. Offline (0), errors of the server and of a proxy pass. */
const isRejected = (error: unknown): boolean =>
  !(error instanceof ApiError) || (error.status >= 400 && error.status < 500 && !TEMPORARY.includes(error.status))

/**
 * Closes a service. Its key is stored before it is sent, so that a lost answer or a closed app repeats the same closing, which
 * the server books once. Returns null if the server does not decide: it is sent later.
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

/** Takes back a closing that was not sent yet. */
export const withdraw = (key: string): void => stored.set(without(key))
