import { monitorEventLoopDelay } from 'node:perf_hooks'
import { expect, test } from 'vitest'
import { type Interruptible, mapEach, runInSlices } from './slices.ts'

/** Work of about this many milliseconds. */
function* busyFor(milliseconds: number): Interruptible<string> {
  for (let done = 0; done < milliseconds; done++) {
    const end = performance.now() + 1
    while (performance.now() < end);
    yield
  }
  return 'done'
}

test('work in slices lets the event loop turn, whichever number of requests has work', async () => {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const done = await Promise.all(Array.from({ length: 10 }, () => runInSlices(busyFor(60))))
  delay.disable()
  expect(done).toEqual(Array(10).fill('done'))
  // Without slices the median is 60 ms or more; with a slice of each request in one turn, 100 ms.
  expect(delay.percentile(50) / 1e6).toBeLessThan(40)
})

test('work in slices that throws leaves the event loop to other work', async () => {
  const broken = mapEach([1], () => {
    throw new Error('broken')
  })
  await expect(runInSlices(broken)).rejects.toThrow('broken')
  expect(await runInSlices(mapEach([1, 2], (each) => each * 2))).toEqual([2, 4])
})
