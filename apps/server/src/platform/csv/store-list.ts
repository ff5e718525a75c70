import { createSemaphore } from '../semaphore.ts'

/** Lists read and stored at the same time: each holds its rows in memory, and a connection while it waits for the lock of its salon. */
const storing = createSemaphore(2)
const never = new AbortController().signal

/** Reads and stores a list when few enough others are. */
export const storeList = <Result>(store: () => Promise<Result>): Promise<Result> => storing.run(never, store)
