import { describe, expect, test } from 'vitest'
import { createTurns } from './turns.ts'

const never = new AbortController().signal

describe('turns', () => {
  test('lets so many work at once and the others in the order they came', async () => {
    const turns = createTurns(2)
    const order: number[] = []
    const gates = [0, 1, 2, 3].map(() => Promise.withResolvers<void>())
    const done = gates.map((gate, index) =>
      turns.run(never, async () => {
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

  test('goes on after one that failed, and forgets who left while waiting', async () => {
    const turns = createTurns(1)
    const gate = Promise.withResolvers<string>()
    const leave = new AbortController()
    const failing = turns.run(never, () => gate.promise)
    const leaving = turns.run(leave.signal, () => Promise.resolve('too late'))
    const last = turns.run(never, () => Promise.resolve('last'))
    leave.abort(new Error('left'))
    await expect(leaving).rejects.toThrow('left')
    gate.reject(new Error('failed'))
    await expect(failing).rejects.toThrow('failed')
    expect(await last).toBe('last')
    await expect(turns.run(leave.signal, () => Promise.resolve('never'))).rejects.toThrow('left')
  })
})
