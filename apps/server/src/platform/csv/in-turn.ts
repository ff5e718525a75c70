import { createSemaphore } from '../semaphore.ts'

/** Lists at work at the same time: each takes in memory many times its bytes, and a connection while it waits for the lock of its salon. */
const working = createSemaphore(2)
const never = new AbortController().signal

/** When the last list of each salon is done. */
const last = new Map<string, Promise<void>>()

/** Works on one list of a salon at a time, when few enough other salons do. */
export async function inTurn<Result>(salonId: string, work: () => Promise<Result>): Promise<Result> {
  const before = last.get(salonId)
  const { promise: done, resolve: finish } = Promise.withResolvers<void>()
  last.set(salonId, done)
  try {
    await before
    return await working.run(never, work)
  } finally {
    finish()
    if (last.get(salonId) === done) last.delete(salonId)
  }
}
