import { createSemaphore } from '../semaphore.ts'

/** Lists at work at the same time: each takes in memory many times its bytes, and a connection while it waits for the lock of its salon. */
const working = createSemaphore(2)
const never = new AbortController().signal

/** When the last list of each salon is done. */
const last = new Map<string, Promise<void>>()

/** Receives and works on one list of a salon at a time, the latter when few enough other salons do. Lists that wait stay on their connections. */
export async function inTurn<List, Result>(
  salonId: string,
  receive: () => Promise<List>,
  work: (list: List) => Promise<Result>,
): Promise<Result> {
  const before = last.get(salonId)
  const { promise: done, resolve: finish } = Promise.withResolvers<void>()
  last.set(salonId, done)
  try {
    await before
    const list = await receive()
    return await working.run(never, () => work(list))
  } finally {
    finish()
    if (last.get(salonId) === done) last.delete(salonId)
  }
}
