import { expect, test } from 'vitest'
import { ApiError } from '~/api/api-error.ts'
import { differingReading } from './differing-reading.ts'

const refusedWith = (
  details: Readonly<Record<string, unknown>>,
  code: 'readings-differ' | 'no-hair' = 'readings-differ',
) => new ApiError({ status: 409, code, message: '', serverMessage: null, details })

test('the photo with two readings is found, with the level of each', () => {
  const error = refusedWith({ fields: { dopo: 'Due letture' }, measuredLevel: 1.6 })
  expect(differingReading(error, { prima: 6, dopo: 5.1 })).toEqual({ slot: 'dopo', seen: 5.1, measured: 1.6 })
})

test.each([
  ['another code', refusedWith({ fields: { prima: 'x' }, measuredLevel: 2 }, 'no-hair'), { prima: 5 }],
  ['an answer without a photo', refusedWith({ measuredLevel: 2 }), { prima: 5 }],
  ['an answer without a level', refusedWith({ fields: { prima: 'x' } }), { prima: 5 }],
  ['a photo whose level was not sent', refusedWith({ fields: { prima: 'x' }, measuredLevel: 2 }), {}],
  ['an error of another kind', new Error('x'), { prima: 5 }],
])('%s names no differing reading', (_name, error, levels) => {
  expect(differingReading(error, levels)).toBeNull()
})
