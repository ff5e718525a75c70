/** Work that an answer does not wait for, so that its duration tells nothing. */
export type Background = {
  readonly run: (task: () => Promise<unknown>) => void
  /** Resolves when everything started so far has ended: before closing, and in tests. */
  readonly idle: () => Promise<void>
}

export function createBackground(onError: (error: unknown) => void): Background {
  const running = new Set<Promise<void>>()
  return {
    run: (task) => {
      // Once the answer under way has left: on one thread it would wait for what starts before it.
      const job = new Promise(setImmediate).then(task).then(() => undefined, onError)
      running.add(job)
      void job.finally(() => running.delete(job))
    },
    idle: async () => {
      while (running.size > 0) await Promise.all(running)
    },
  }
}

/** Runs a task in the background now and every so many milliseconds. Returns the function that stops it. */
export function runEvery({ run }: Background, milliseconds: number, task: () => Promise<unknown>): () => void {
  run(task)
  const timer = setInterval(() => run(task), milliseconds)
  return () => clearInterval(timer)
}
