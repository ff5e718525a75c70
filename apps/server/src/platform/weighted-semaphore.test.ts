import { expect, test } from 'vitest'
import { createSemaphore, type Semaphore } from './semaphore.ts'

const never = new AbortController().signal

/** A task that is running or queued; `end` finishes it. */
const started = (semaphore: Semaphore, weight: number, signal = never) => {
  const gate = Promise.withResolvers<void>()
  const state = { begun: false, end: () => gate.resolve(), over: Promise.resolve() }
  state.over = semaphore.run(
    signal,
    () => {
      state.begun = true
      return gate.promise
    },
    weight,
  )
  return state
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('a task heavier than the free capacity waits, and lighter tasks overtake it', async () => {
  const semaphore = createSemaphore(10)
  const first = started(semaphore, 7)
  const heavy = started(semaphore, 8)
  const light = started(semaphore, 3)
  await settled()
  expect([first.begun, heavy.begun, light.begun]).toEqual([true, false, true])
  first.end()
  await settled()
  expect(heavy.begun).toBe(false)
  light.end()
  await settled()
  expect(heavy.begun).toBe(true)
})

test('a heavy task is overtaken at most 16 times', async () => {
  const semaphore = createSemaphore(10)
  const first = started(semaphore, 5)
  const heavy = started(semaphore, 10)
  let passing = 0
  let last = started(semaphore, 5)
  await settled()
  while (last.begun) {
    passing++
    last.end()
    await last.over
    last = started(semaphore, 5)
    await settled()
  }
  expect(passing).toBe(16)
  first.end()
  await settled()
  expect([heavy.begun, last.begun]).toEqual([true, false])
})

test('tasks queued behind a heavy task start when it is aborted', async () => {
  const semaphore = createSemaphore(10)
  const leave = new AbortController()
  const first = started(semaphore, 5)
  const heavy = started(semaphore, 10, leave.signal)
  for (let passing = 0; passing < 16; passing++) {
    const light = started(semaphore, 1)
    light.end()
    await light.over
  }
  const behind = started(semaphore, 1)
  await settled()
  expect([first.begun, behind.begun]).toEqual([true, false])
  leave.abort(new Error('left'))
  await expect(heavy.over).rejects.toThrow('left')
  await settled()
  expect(behind.begun).toBe(true)
})
