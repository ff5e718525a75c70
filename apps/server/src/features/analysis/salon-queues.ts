import { AppError } from '#platform/errors'
import { createTurns, type Turns } from '#platform/turns'

/** Analyses of one salon at work at once: one salon never takes every thread of a small machine. */
const MOST_AT_WORK = 2
/** Requests of one salon that are received, wait or work: each may hold three photos in memory. */
const MOST_INSIDE = 12
const RETRY_AFTER_SECONDS = 5

export type SalonQueues = {
  /**
   * Counts one request of the salon while `work` lasts; inside, `turns` lets the salon's analyses work two by two.
   *
   * @throws AppError 'too-many-analyses' when the salon has too many requests inside already, 'request-cancelled' for
   * whatever fails once `signal` has aborted
   */
  readonly enter: <T>(salonId: string, signal: AbortSignal, work: (turns: Turns) => Promise<T>) => Promise<T>
}

/** One queue for each salon that has a request inside. */
export const createSalonQueues = (): SalonQueues => {
  const queues = new Map<string, { inside: number; readonly turns: Turns }>()
  return {
    enter: async (salonId, signal, work) => {
      const queue = queues.get(salonId) ?? { inside: 0, turns: createTurns(MOST_AT_WORK) }
      if (queue.inside >= MOST_INSIDE) {
        throw new AppError('too-many-analyses', { retryAfterSeconds: RETRY_AFTER_SECONDS })
      }
      queues.set(salonId, queue)
      queue.inside++
      try {
        return await work(queue.turns)
      } catch (error) {
        throw signal.aborted ? new AppError('request-cancelled') : error
      } finally {
        queue.inside--
        if (queue.inside === 0) queues.delete(salonId)
      }
    },
  }
}
