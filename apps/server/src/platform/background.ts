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
      const job = task().then(() => undefined, onError)
      running.add(job)
      void job.finally(() => running.delete(job))
    },
    idle: async () => {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
