import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

const never = new AbortController().signal

/** Work that has begun or waits; `end` ends it. */
const started = (turns: ReturnType<typeof createTurns>, weight: number, signal = never) => {
  const gate = Promise.withResolvers<void>()
  const state = { begun: false, end: () => gate.resolve(), over: Promise.resolve() }
  state.over = turns.run(
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

test('work that weighs more than is free waits, and lighter work passes it', async () => {
  const turns = createTurns(10)
  const first = started(turns, 7)
  const heavy = started(turns, 8)
  const light = started(turns, 3)
  await settled()
  expect([first.begun, heavy.begun, light.begun]).toEqual([true, false, true])
  first.end()
  await settled()
  expect(heavy.begun).toBe(false)
  light.end()
  await settled()
  expect(heavy.begun).toBe(true)
})

test('heavy work is not passed for ever', async () => {
  const turns = createTurns(10)
  const first = started(turns, 5)
  const heavy = started(turns, 10)
  let passing = 0
  let last = started(turns, 5)
  await settled()
  while (last.begun) {
    passing++
    last.end()
    await last.over
    last = started(turns, 5)
    await settled()
  }
  expect(passing).toBe(16)
  first.end()
  await settled()
  expect([heavy.begun, last.begun]).toEqual([true, false])
})

test('those behind heavy work that leaves go on', async () => {
  const turns = createTurns(10)
  const leave = new AbortController()
  const first = started(turns, 5)
  const heavy = started(turns, 10, leave.signal)
  for (let passing = 0; passing < 16; passing++) {
    const light = started(turns, 1)
    light.end()
    await light.over
  }
  const behind = started(turns, 1)
  await settled()
  expect([first.begun, behind.begun]).toEqual([true, false])
  leave.abort(new Error('left'))
  await expect(heavy.over).rejects.toThrow('left')
  await settled()
  expect(behind.begun).toBe(true)
})
