import { expect, test } from 'vitest'
import { type Interruptible, mapEach, runInSlices } from './slices.ts'

/** Work in steps of a millisecond. */
function* busyFor(steps: number): Interruptible<string> {
  for (let done = 0; done < steps; done++) {
    const end = performance.now() + 1
    while (performance.now() < end);
    yield
  }
  return 'done'
}

/** Turns of the event loop while work is done. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0
  let over = false
  const count = () => {
    turns++
    if (!over) setImmediate(count)
  }
  count()
  await work()
  over = true
  return turns
}

test('work in slices lets the event loop turn every few milliseconds, however many requests have work', async () => {
  const turns = await turnsDuring(async () => {
    const done = await Promise.all(Array.from({ length: 10 }, () => runInSlices(busyFor(60))))
    expect(done).toEqual(Array(10).fill('done'))
  })
  // 600 steps, at most six in a slice. With a slice of each request in one turn it would be twelve turns.
  expect(turns).toBeGreaterThanOrEqual(100)
})

test('work in slices that throws takes a turn of the event loop, and leaves the next to other work', async () => {
  const broken = () =>
    mapEach([1], () => {
      throw new Error('broken')
    })
  const turns = await turnsDuring(() => Promise.allSettled(Array.from({ length: 10 }, () => runInSlices(broken()))))
  expect(turns).toBeGreaterThanOrEqual(10)
  await expect(runInSlices(broken())).rejects.toThrow('broken')
  expect(await runInSlices(mapEach([1, 2], (each) => each * 2))).toEqual([2, 4])
})
