import { AppError } from '#platform/errors'

/** Photos of all salons that are received, wait or are read: what a server has room for beside its threads. */
const MOST_BYTES = 320 * 1024 * 1024

export type ReceiveBudget = {
  /**
   * Sets aside memory for a request while `work` lasts, before a byte of it is received.
   *
   * @throws AppError 'busy' when so much is not left
   */
  readonly hold: <T>(bytes: number, work: () => Promise<T>) => Promise<T>
}

/** The memory that all uploads of this server share: however many arrive at once, no more than this is taken. */
export const createReceiveBudget = (): ReceiveBudget => {
  let held = 0
  return {
    hold: async (bytes, work) => {
      if (held + bytes > MOST_BYTES) throw new AppError('busy')
      held += bytes
      try {
        return await work()
      } finally {
        held -= bytes
      }
    },
  }
}
