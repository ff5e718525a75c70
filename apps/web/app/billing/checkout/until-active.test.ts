import { expect, test } from 'vitest'
import { untilActive } from './until-active.ts'

/** What a server says that calls the plan active from this look on, and how often each was asked. */
async function looks(activeFrom: number) {
  let asked = 0
  let pauses = 0
  const result = await untilActive(
    async () => ++asked >= activeFrom,
    async () => ++pauses,
  )
  return { result, asked, pauses }
}

test('a plan that is active at once is asked for once, with the pause after a payment', async () => {
  expect(await looks(1)).toEqual({ result: true, asked: 1, pauses: 1 })
})

test('a plan that becomes active some seconds later is waited for', async () => {
  expect(await looks(3)).toEqual({ result: true, asked: 3, pauses: 3 })
})

test('a payment that stays under way is not waited for any longer', async () => {
  expect(await looks(Number.POSITIVE_INFINITY)).toEqual({ result: false, asked: 5, pauses: 5 })
})
