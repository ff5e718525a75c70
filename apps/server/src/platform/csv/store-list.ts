import { createSemaphore } from '../semaphore.ts'

/** Lists stored at the same time: each holds a connection to the database while it waits for the lock of its salon. */
const storing = createSemaphore(2)
const never = new AbortController().signal

/** Runs the transaction that stores a list, when few enough others run. */
export const storeList = <Result>(transaction: () => Promise<Result>): Promise<Result> =>
  storing.run(never, transaction)
