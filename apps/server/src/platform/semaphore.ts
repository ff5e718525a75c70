/** Limits the work that runs in parallel. The rest is queued in order of arrival. */
export type Semaphore = {
  /**
   * Runs `work` once there is capacity for it. `weight` is the required capacity, clamped to the total. Rejects with the signal's reason
   * when `signal` aborts first.
   */
  readonly run: <T>(signal: AbortSignal, work: () => Promise<T>, weight?: number) => Promise<T>
}

/** Number of lighter tasks that may overtake a queued heavy one. */
const MAX_OVERTAKING = 16

type Waiter = { readonly weight: number; readonly start: () => void; overtaken: number }

/**
 * A semaphore for tasks with a total weight of at most `capacity`. Without weights, the number of parallel tasks.
 * Written here because p-queue has no weights and async-mutex cannot abort a waiting task.
 */
export const createSemaphore = (capacity: number): Semaphore => {
  let free = capacity
  // A set keeps the order and deletes from its middle in constant time.
  const waiting = new Set<Waiter>()

  /** Starts the tasks that fit, in order. A task that does not fit is overtaken a limited number of times. */
  const startWaiting = () => {
    const passed: Waiter[] = []
    for (const each of waiting) {
      if (each.weight > free) {
        if (each.overtaken >= MAX_OVERTAKING) return
        passed.push(each)
        continue
      }
      free -= each.weight
      waiting.delete(each)
      for (const other of passed) other.overtaken++
      each.start()
    }
  }

  const acquire = (signal: AbortSignal, weight: number) =>
    new Promise<void>((resolve, reject) => {
      signal.throwIfAborted()
      const own: Waiter = {
        weight,
        overtaken: 0,
        start: () => {
          signal.removeEventListener('abort', leave)
          resolve()
        },
      }
      const leave = () => {
        waiting.delete(own)
        reject(signal.reason)
        // The tasks behind it may now fit.
        startWaiting()
      }
      signal.addEventListener('abort', leave, { once: true })
      waiting.add(own)
      startWaiting()
    })

  return {
    run: async (signal, work, weight = 1) => {
      await acquire(signal, weight)
      try {
        return await work()
      } finally {
        free += weight
        startWaiting()
      }
    },
  }
}
