import { serviceFields } from '@riflesso/contract'
import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { ApiError } from '~/api/api-error.ts'
import { type ServiceBody, sendService } from '../api/service.ts'
import { storedWaiting as stored } from './waiting-store.ts'

const waitingSchema = z.array(z.object({ analysisId: z.string(), body: serviceFields }))
type Waiting = { readonly analysisId: string; readonly body: ServiceBody }

let known: { readonly text: string | null; readonly waiting: readonly Waiting[] } = { text: null, waiting: [] }

function waitingServices(): readonly Waiting[] {
  const text = stored.get()
  if (text !== known.text) known = { text, waiting: text === null ? [] : read(text) }
  return known.waiting
}

/** Ignores entries of another version of the app and manipulated ones. */
function read(text: string): readonly Waiting[] {
  try {
    return waitingSchema.parse(JSON.parse(text))
  } catch {
    return []
  }
}

const write = (waiting: readonly Waiting[]): void => stored.set(waiting.length === 0 ? null : JSON.stringify(waiting))

export const useWaitingServices = (): readonly Waiting[] => useSyncExternalStore(stored.watch, waitingServices)

/** Whether the closed service of an analysis waits to be sent. */
export const isWaiting = (analysisId: string): boolean =>
  waitingServices().some((each) => each.analysisId === analysisId)

/** False once it was sent, taken back, or deleted with the session. */
export const stillWaits = (key: string): boolean => waitingServices().some(({ body }) => body.key === key)

const without = (key: string) => waitingServices().filter(({ body }) => body.key !== key)

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
  write([...without(waiting.body.key), waiting])
  try {
    const { service } = await sendService(waiting.analysisId, waiting.body)
    write(without(waiting.body.key))
    return service
  } catch (error) {
    if (!isRejected(error)) return null
    write(without(waiting.body.key))
    throw error
  }
}

/** Takes back a closing that was not sent yet. */
export const withdraw = (key: string): void => write(without(key))
