import { closeService } from '@riflesso/contract'
import { useSyncExternalStore } from 'react'
import { ApiError } from '~/api/api-error.ts'
import { call } from '~/api/client.ts'
import { useCurrentUser } from '~/auth/session/use-current-user.ts'
import { type ServiceToSend, servicesToSend as stored } from '~/offline/services-to-send.ts'

/** The queued services of the signed-in user's salon. */
export function useWaitingServices(): readonly ServiceToSend[] {
  const { salonId } = useCurrentUser()
  return useSyncExternalStore(stored.watch, stored.get).filter((each) => each.salonId === salonId)
}

/** Whether the closed service of an analysis is queued. */
export const isWaiting = (analysisId: string): boolean => stored.get().some((each) => each.analysisId === analysisId)

/** False once it was sent or undone. */
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
export async function closeOnce(waiting: ServiceToSend) {
  stored.set([...without(waiting.body.key), waiting])
  try {
    const { service } = await call(closeService, { params: { id: waiting.analysisId }, body: waiting.body })
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
