import { setImmediate } from 'node:timers/promises'
import { createSemaphore } from './semaphore.ts'

/** Synchronous work that yields wherever it may be interrupted. */
export type Interruptible<Result> = Generator<undefined, Result>

/** Longest run between two turns of the event loop: far less than a person notices. */
const SLICE_MS = 5

/** One slice in each turn of the event loop, however many requests have work. */
const turn = createSemaphore(1)
const never = new AbortController().signal

/** Runs work in slices, between which the event loop serves other requests. */
export async function runInSlices<Result>(work: Interruptible<Result>): Promise<Result> {
  for (;;) {
    const step = await turn.run(never, async () => {
      try {
        return runSlice(work)
      } finally {
        // After a failure too: refused lists must not follow each other in one turn.
        await setImmediate()
      }
    })
    if (step.done) return step.value
  }
}

function runSlice<Result>(work: Interruptible<Result>): IteratorResult<undefined, Result> {
  const end = performance.now() + SLICE_MS
  let step = work.next()
  while (!step.done && performance.now() < end) step = work.next()
  return step
}

/** Maps items, and may be interrupted after each. */
export function* mapEach<Item, Result>(
  items: Iterable<Item>,
  map: (item: Item) => Result,
): Interruptible<readonly Result[]> {
  const results: Result[] = []
  for (const item of items) {
    results.push(map(item))
    yield
  }
  return results
}
