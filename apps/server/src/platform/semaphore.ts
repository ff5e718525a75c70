/** Limits how much work runs at once. The rest waits in order of arrival. */
export type Semaphore = {
  /**
   * Runs `work` once there is room for it. `weight` is its share of the capacity, at most all of it. Rejects with the
   * signal's reason when `signal` aborts first.
   */
  readonly run: <T>(signal: AbortSignal, work: () => Promise<T>, weight?: number) => Promise<T>
}

/** How many lighter tasks may overtake a heavy one that waits for room. */
const MOST_OVERTAKING = 16

type Waiter = { readonly weight: number; readonly start: () => void; overtaken: number }

/**
 * A semaphore for tasks with a total weight of at most `capacity`. Without weights, the number of parallel tasks.
 * Written here because p-queue has no weights and async-mutex cannot abort a waiting task.
 */
export const createSemaphore = (capacity: number): Semaphore => {
  let free = capacity
  // A set keeps the order and deletes from its middle in constant time.
  const waiting = new Set<Waiter>()

  /** Starts what fits, in order. A task that does not fit is overtaken a limited number of times. */
  const startWaiting = () => {
    const passed: Waiter[] = []
    for (const each of waiting) {
      if (each.weight > free) {
        if (each.overtaken >= MOST_OVERTAKING) return
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
        // The tasks behind may have waited only for this one.
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
