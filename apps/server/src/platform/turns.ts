/** Lets a few work at once; the others wait in the order they came. */
export type Turns = {
  /** Runs `work` when it is its turn. Rejects with the signal's reason when `signal` aborts before that. */
  readonly run: <T>(signal: AbortSignal, work: () => Promise<T>) => Promise<T>
}

export const createTurns = (mostAtOnce: number): Turns => {
  let free = mostAtOnce
  // A set keeps the order and forgets one from its middle at once.
  const waiting = new Set<() => void>()

  const turn = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      signal.throwIfAborted()
      if (free > 0) {
        free--
        resolve()
        return
      }
      const begin = () => {
        signal.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        waiting.delete(begin)
        reject(signal.reason)
      }
      signal.addEventListener('abort', leave, { once: true })
      waiting.add(begin)
    })

  const pass = () => {
    const [next] = waiting
    if (next === undefined) {
      free++
      return
    }
    waiting.delete(next)
    next()
  }

  return {
    run: async (signal, work) => {
      await turn(signal)
      try {
        return await work()
      } finally {
        pass()
      }
    },
  }
}
