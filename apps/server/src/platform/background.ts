/** Work that an answer does not wait for, so that its duration reveals nothing. */
export type Background = ReturnType<typeof createBackground>

export function createBackground(onError: (error: unknown) => void) {
  const running = new Set<Promise<void>>()
  return {
    run: (task: () => Promise<unknown>): void => {
      // Deferred until the response is flushed: both run on one thread.
      const job = new Promise(setImmediate).then(task).then(() => undefined, onError)
      running.add(job)
      void job.finally(() => running.delete(job))
    },
    /** Resolves when all work started so far has ended: for the shutdown, and in tests. */
    idle: async (): Promise<void> => {
      while (running.size > 0) await Promise.all(running)
    },
  }
}

/** Runs a task in the background immediately and then at an interval in milliseconds. Returns the function that stops it. */
export function runEvery({ run }: Background, milliseconds: number, task: () => Promise<unknown>): () => void {
  run(task)
  const timer = setInterval(() => run(task), milliseconds)
  return () => clearInterval(timer)
}
