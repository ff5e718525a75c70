import { expect, test } from 'vitest'
import { untilActive } from './use-checkout.ts'

/** A server that reports the plan as active from a given request on, and counts requests. */
async function looks(activeFrom: number) {
  let asked = 0
  let pauses = 0
  const result = await untilActive(
    async () => ++asked >= activeFrom,
    async () => ++pauses,
  )
  return { result, asked, pauses }
}

test('a plan that is active immediately takes one request after one pause', async () => {
  expect(await looks(1)).toEqual({ result: true, asked: 1, pauses: 1 })
})

test('untilActive waits for a plan that becomes active some seconds later', async () => {
  expect(await looks(3)).toEqual({ result: true, asked: 3, pauses: 3 })
})

test('untilActive gives up when the payment stays pending', async () => {
  expect(await looks(Number.POSITIVE_INFINITY)).toEqual({ result: false, asked: 5, pauses: 5 })
})
