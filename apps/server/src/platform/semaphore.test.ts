import { describe, expect, test } from 'vitest'
import { createSemaphore } from './semaphore.ts'

const never = new AbortController().signal

describe('a semaphore', () => {
  test('a semaphore runs up to its capacity in parallel and the others in order of arrival', async () => {
    const semaphore = createSemaphore(2)
    const order: number[] = []
    const gates = [0, 1, 2, 3].map(() => Promise.withResolvers<void>())
    const done = gates.map((gate, index) =>
      semaphore.run(never, async () => {
        order.push(index)
        await gate.promise
      }),
    )
    await Promise.resolve()
    expect(order).toEqual([0, 1])
    gates[1]?.resolve()
    await done[1]
    await Promise.resolve()
    expect(order).toEqual([0, 1, 2])
    for (const gate of gates) gate.resolve()
    await Promise.all(done)
    expect(order).toEqual([0, 1, 2, 3])
  })

  test('a semaphore continues after a failed task and drops a waiting task that is aborted', async () => {
    const semaphore = createSemaphore(1)
    const gate = Promise.withResolvers<string>()
    const leave = new AbortController()
    const failing = semaphore.run(never, () => gate.promise)
    const leaving = semaphore.run(leave.signal, () => Promise.resolve('too late'))
    const last = semaphore.run(never, () => Promise.resolve('last'))
    leave.abort(new Error('left'))
    await expect(leaving).rejects.toThrow('left')
    gate.reject(new Error('failed'))
    await expect(failing).rejects.toThrow('failed')
    expect(await last).toBe('last')
    await expect(semaphore.run(leave.signal, () => Promise.resolve('never'))).rejects.toThrow('left')
  })
})
