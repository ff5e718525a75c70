import { expect, test } from 'vitest'
import { dateLine } from './subscription-state.ts'

const END = { currentPeriodEnd: '2031-04-15T10:00:00.000Z', cancelAtPeriodEnd: false } as const

test.each([
  ['active', ['Prossimo rinnovo il', '15 aprile 2031']],
  ['past_due', null],
  ['incomplete', null],
] as const)('the renewal date of a subscription that is %s is %j', (status, line) => {
  expect(dateLine({ ...END, status })).toEqual(line)
})
