import { AppError } from '#platform/errors'
import { createSemaphore, type Semaphore } from '#platform/semaphore'

/** Maximum number of requests of one salon that upload, wait or run. */
const MAX_REQUESTS_PER_SALON = 12
/** Maximum number of analyses of one salon that run in parallel, so that one salon never takes every thread of a small machine. */
const MAX_RUNNING_PER_SALON = 2
const RETRY_AFTER_SECONDS = 5
/** Memory for the photos of all salons. The threads that read them need additional memory. */
const MAX_UPLOAD_BYTES = 320 * 1024 * 1024
/** The share of one salon: two analyses of three whole photos. */
const MAX_BYTES_PER_SALON = MAX_UPLOAD_BYTES / 4

/** A request that was let in. */
export type Place = {
  /** Runs work when one of the salon's running places is free. */
  readonly run: Semaphore['run']
  /**
   * Reserves memory for bytes that have arrived, until the request has ended.
   *
   * @throws AppError 'too-many-analyses' beyond the share of the salon, 'busy' beyond the memory of all salons
   */
  readonly reserve: (bytes: number) => void
}

/** One queue for each salon with open requests, and the memory that their uploads share. */
export function createSalonQueues() {
  const queues = new Map<string, { open: number; heldBytes: number; readonly running: Semaphore }>()
  let heldBytes = 0
  const tooMany = () => new AppError('too-many-analyses', { retryAfterSeconds: RETRY_AFTER_SECONDS })

  /** @throws AppError 'too-many-analyses', or 'request-cancelled' for anything that fails once `signal` has aborted */
  const enter = async <T>(salonId: string, signal: AbortSignal, work: (place: Place) => Promise<T>): Promise<T> => {
    const queue = queues.get(salonId) ?? { open: 0, heldBytes: 0, running: createSemaphore(MAX_RUNNING_PER_SALON) }
    if (queue.open >= MAX_REQUESTS_PER_SALON) throw tooMany()
    queues.set(salonId, queue)
    queue.open++
    let own = 0
    const reserve = (bytes: number) => {
      if (queue.heldBytes + bytes > MAX_BYTES_PER_SALON) throw tooMany()
      if (heldBytes + bytes > MAX_UPLOAD_BYTES) throw new AppError('busy')
      own += bytes
      queue.heldBytes += bytes
      heldBytes += bytes
    }
    try {
      return await work({ run: queue.running.run, reserve })
    } catch (error) {
      throw signal.aborted ? new AppError('request-cancelled') : error
    } finally {
      heldBytes -= own
      queue.heldBytes -= own
      queue.open--
      if (queue.open === 0) queues.delete(salonId)
    }
  }
  return { enter }
}
