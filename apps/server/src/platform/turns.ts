/** Lets work in while there is room; the rest waits in the order it came. */
export type Turns = {
  /**
   * Runs `work` when it is its turn. `weight` is the share of the room that it takes, at most all of it. Rejects with the
   * signal's reason when `signal` aborts before that.
   */
  readonly run: <T>(signal: AbortSignal, work: () => Promise<T>, weight?: number) => Promise<T>
}

/** How many lighter ones may pass a heavy one that waits for enough room. */
const MOST_OVERTAKING = 16

type Waiting = { readonly weight: number; readonly begin: () => void; overtaken: number }

/** Turns for work that weighs `room` together. Without weights: so many at once. */
export const createTurns = (room: number): Turns => {
  let free = room
  // A set keeps the order and forgets one from its middle at once.
  const waiting = new Set<Waiting>()

  /** Lets in who fits, in order. Who does not fit is passed, but not for ever. */
  const admit = () => {
    const passed: Waiting[] = []
    for (const each of waiting) {
      if (each.weight > free) {
        if (each.overtaken >= MOST_OVERTAKING) return
        passed.push(each)
        continue
      }
      free -= each.weight
      waiting.delete(each)
      for (const other of passed) other.overtaken++
      each.begin()
    }
  }

  const turn = (signal: AbortSignal, weight: number) =>
    new Promise<void>((resolve, reject) => {
      signal.throwIfAborted()
      const own: Waiting = {
        weight,
        overtaken: 0,
        begin: () => {
          signal.removeEventListener('abort', leave)
          resolve()
        },
      }
      const leave = () => {
        waiting.delete(own)
        reject(signal.reason)
        // Those behind may have waited only for this one.
        admit()
      }
      signal.addEventListener('abort', leave, { once: true })
      waiting.add(own)
      admit()
    })

  return {
    run: async (signal, work, weight = 1) => {
      await turn(signal, weight)
      try {
        return await work()
      } finally {
        free += weight
        admit()
      }
    },
  }
}
